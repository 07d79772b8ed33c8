/** Who may know whom in src/: a folder imports from itself and from what stands beside it here. */
import path from 'node:path';

const BELOW = {
  lib: [],
  art: ['lib'],
  /** Tables without a server: the page's half, and the workers. */
  offline: ['lib'],
  reader: ['lib', 'art', 'offline'],
  'boards/kit': ['lib', 'art'],
  /** One game's board: the kit and itself, never the shell and never another board. */
  'boards/*': ['lib', 'art', 'boards/kit'],
  /** The list of all boards. */
  boards: ['boards/kit'],
  shell: ['lib', 'art', 'reader', 'boards', 'boards/kit'],
  app: ['lib', 'art', 'reader', 'boards', 'boards/kit', 'shell'],
};

const SOURCE = path.join(import.meta.dirname, 'src');

/** The folder a file belongs to: `lib`, `boards`, `boards/kit`, `boards/dwarf`. */
function folderOf(file) {
  const parts = path.relative(SOURCE, file).split(path.sep);
  if (parts[0] === '..' || parts.length === 1) return null;
  return parts[0] === 'boards' && parts.length > 2 ? `boards/${parts[1]}` : parts[0];
}

function belowOf(folder) {
  return BELOW[folder] ?? BELOW[folder.replace(/\/.*/, '/*')];
}

/** @type {import('eslint').Rule.RuleModule} */
const zones = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { above: '{{ from }} may not know {{ to }}: see zones.js.' },
  },
  create(context) {
    const from = folderOf(context.filename);
    if (from === null) return {};
    const look = (node) => {
      const wanted = node.source?.value;
      if (typeof wanted !== 'string' || !wanted.startsWith('.')) return;
      const found = path.resolve(path.dirname(context.filename), wanted);
      // `../boards` is the list in boards/index.ts.
      const to = folderOf(found) ?? path.basename(found);
      if (to === from || belowOf(from)?.includes(to)) return;
      context.report({ node, messageId: 'above', data: { from, to } });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

export default { rules: { zones } };
