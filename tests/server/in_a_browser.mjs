// Runs a program in the Python that browsers get, and prints what its `digests` says to a file.
// `node in_a_browser.mjs PYODIDE MODULES.zip PROGRAM.py ASKED.json`
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, modules, program, asked] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(modules)), 'zip', { extractDir: '/pithead' });
python.globals.set('asked', readFileSync(asked, 'utf-8'));
python.runPython("import sys; sys.path.insert(0, '/pithead')");
python.runPython(readFileSync(program, 'utf-8'));
console.log(python.runPython('import json; json.dumps(digests(json.loads(asked)))'));
