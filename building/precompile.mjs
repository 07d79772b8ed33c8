// Compiles an archive of Python source with the very Python that will run it: imports take a third
// of the time then. `node precompile.mjs PYODIDE SOURCE.zip TARGET.zip`
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile('/source.zip', new Uint8Array(readFileSync(source)));
python.runPython(`
import importlib.util, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/target.zip", "w") as target:
    for found in source.infolist():
        name, data = found.filename, source.read(found)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True)
            data = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(data), False))
            name += "c"
        entry = zipfile.ZipInfo(name, found.date_time)
        entry.compress_type = zipfile.ZIP_DEFLATED
        target.writestr(entry, data)
`);
writeFileSync(target, python.FS.readFile('/target.zip'));
