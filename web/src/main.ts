import { mount } from 'svelte';
import './art/fonts.css';
import './art/tokens.css';
import './art/shell.css';
import App from './app/App.svelte';
import { reader } from './reader/reader.svelte';

// The words are asked for first: nothing can be shown without them.
void reader.begin();
if (location.pathname === '/') reader.games().catch(() => undefined);

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
mount(App, { target });
