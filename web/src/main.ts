import { mount } from 'svelte';
import './art/fonts.css';
import './art/tokens.css';
import './art/shell.css';
import App from './app/App.svelte';
import { reader } from './reader/reader.svelte';
import { router } from './reader/router.svelte';

// The words are asked for first: nothing can be shown without them.
void reader.begin();
const { page } = router.route;
if (page === 'start') reader.games().catch(() => undefined);
// A table is fetched beside them.
if (page === 'table') void import('./shell/Table.svelte');

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
mount(App, { target });
