/** Python in this worker, with Pithead's own modules, as the build has put them side by side. */
import type { Begin, Standing } from './messages';

/** What we ask of Python: text in, text out. */
export type Call = (...words: (string | number)[]) => string;

interface Pyodide {
  unpackArchive: (data: Uint8Array, format: string, options: { extractDir: string }) => void;
  runPython: (program: string) => Record<string, Call>;
}

interface Runtime {
  loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>;
}

const PLACE = '/pithead';

/** A Python object, made by the last of these lines. */
export async function python(
  place: Begin,
  lines: string,
  told: (standing: Standing['standing']) => void,
): Promise<Record<string, Call>> {
  told('fetching');
  const modules = fetch(place.modules).then(readBytes);
  const runtime = (await import(/* @vite-ignore */ `${place.python}pyodide.js`)) as Runtime;
  const [found, bytes] = await Promise.all([
    runtime.loadPyodide({ indexURL: place.python }),
    modules,
  ]);
  told('starting');
  found.unpackArchive(bytes, 'zip', { extractDir: PLACE });
  return found.runPython(`import sys; sys.path.insert(0, '${PLACE}')\n${lines}`);
}

async function readBytes(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
