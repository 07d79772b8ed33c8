/** Python in this worker, with Pithead's own modules, as the build has put them side by side. */
import { Memory } from './memory';
import type { Begin, Standing } from './messages';

/** What we ask of Python: text in, text out. */
export type Call = (...words: (string | number)[]) => string;

interface Pyodide {
  unpackArchive: (data: Uint8Array, format: string, options: { extractDir: string }) => void;
  runPython: (program: string) => Record<string, Call>;
  makeMemorySnapshot: () => Uint8Array;
  _module: { HEAP8: Int8Array };
}

interface Runtime {
  loadPyodide: (options: Options) => Promise<Pyodide>;
}

interface Options {
  indexURL: string;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

/** A Python object, and the moment from which the next start finds Python's memory kept. */
export interface Started {
  calls: Record<string, Call>;
  kept: Promise<void>;
}

const PLACE = '/pithead';
/** All that either worker imports, and the games' cards: what a kept memory has in it. */
const PREPARED = `
import sys
sys.path.insert(0, '${PLACE}')
import pithead.server.offline.desk
import pithead.server.offline.mind
pithead.server.offline.mind.load_games()
`;

/** A Python object, made by the last of these lines. */
export async function python(
  place: Begin,
  lines: string,
  told: (standing: Standing['standing']) => void,
): Promise<Started> {
  told('fetching');
  const modules = fetch(place.modules).then(readBytes);
  const runtime = (await import(/* @vite-ignore */ `${place.python}pyodide.js`)) as Runtime;
  const memory = new Memory(place);
  const bytes = await memory.read();
  const found = bytes
    ? await remembered(runtime, place, bytes, modules)
    : await fresh(runtime, place, memory, modules, told);
  return { calls: found.python.runPython(lines), kept: found.kept };
}

interface Found {
  python: Pyodide;
  kept: Promise<void>;
}

/** As it was when this version was first started here. */
async function remembered(
  { loadPyodide }: Runtime,
  place: Begin,
  bytes: Uint8Array,
  modules: Promise<Uint8Array>,
): Promise<Found> {
  const python = await loadPyodide({ indexURL: place.python, _loadSnapshot: bytes });
  // Files are no part of the memory; what is read late is looked for there.
  unpack(python, await modules);
  return { python, kept: Promise.resolve() };
}

async function fresh(
  { loadPyodide }: Runtime,
  place: Begin,
  memory: Memory,
  modules: Promise<Uint8Array>,
  told: (standing: Standing['standing']) => void,
): Promise<Found> {
  const python = await loadPyodide({ indexURL: place.python, _makeSnapshot: memory.isPossible });
  told('starting');
  // A memory that has grown cannot be put back: it is given only so much to begin with.
  const size = python._module.HEAP8.length;
  unpack(python, await modules);
  python.runPython(PREPARED);
  const fits = memory.isPossible && python._module.HEAP8.length === size;
  return { python, kept: fits ? memory.keep(python.makeMemorySnapshot()) : Promise.resolve() };
}

function unpack(python: Pyodide, modules: Uint8Array): void {
  python.unpackArchive(modules, 'zip', { extractDir: PLACE });
}

async function readBytes(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
