/** The boards, each loaded when its game is played; a game without one gets the plain board. */
import type { GameModule } from './kit/contract';

type Loaded = { default: GameModule };
const modules = import.meta.glob<Loaded>('./*/index.ts');

/** A game's board; `isPlain` wishes for one in words, whatever the game has. */
export async function boardOf(game: string, isPlain = false): Promise<GameModule> {
  const own = modules[`./${game}/index.ts`];
  if (!own) return plain();
  const module = (await own()).default;
  if (!isPlain) return module;
  const { Board, Belongings } = await plain();
  return { ...module, Board, Belongings, drawn: module.Board };
}

async function plain(): Promise<GameModule> {
  const load = modules['./plain/index.ts'];
  if (!load) throw new Error('the plain board is missing');
  return (await load()).default;
}
