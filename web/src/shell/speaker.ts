/** How sentences about a table's decisions are made: its words, its names, its numbers. */
import { tallyKey } from '../art/tallies';
import type { Speaker } from '../lib/studying';
import { reader } from '../reader/reader.svelte';
import type { Company } from './sitting/company.svelte';

export function speakerOf({ say, tell, names }: Company): Speaker {
  return {
    say,
    tell,
    names,
    language: reader.settings.language,
    called: (tally) => say(tallyKey(tally)),
  };
}
