import path from 'node:path';

/** `lazyDoors`, `LAZY_DOORS` and `lazy-doors.ts` are the words lazy and doors. */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

/** Declarations whose names are no variables of a scope. */
const MEMBERS = 'TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition';

/** True for a name given elsewhere: an import, or a destructured member. */
function isBorrowed({ type, name }) {
  return type === 'ImportBinding' || (name.parent?.type === 'Property' && name.parent.shorthand);
}

/** Metaphors that were replaced by the field's terms, and the terms. */
const TERMS = {
  door: 'entry point',
  habit: 'preference',
  ladder: 'remote loader',
  piece: 'remote component, exposed module or chunk',
  reckon: 'compute',
  shelf: 'response cache',
  shelve: 'response cache',
  truth: 'legal case',
  ward: 'arrondissement',
};

const REFUSED = new Map(
  Object.entries(TERMS).flatMap(([word, term]) => [
    [word, term],
    [`${word}s`, term],
  ]),
);

/** Refuses metaphors in the names of files and in the names that a file declares. */
export const plainWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: '“{{word}}” in {{name}}: say {{instead}}.' },
  },
  create(context) {
    // a class declares its name twice, around itself and inside
    const checked = new Set();
    const check = (name, node) => {
      if (checked.has(node)) return;
      checked.add(node);
      const word = wordsOf(name).find((one) => REFUSED.has(one));
      if (word) context.report({ node, messageId: 'word', data: { word, name, instead: REFUSED.get(word) } });
    };
    return {
      Program(node) {
        check(path.relative(context.cwd, context.filename), node);
        for (const { variables } of context.sourceCode.scopeManager.scopes) {
          for (const { defs } of variables) {
            const [def] = defs;
            if (def && !isBorrowed(def)) check(def.name.name ?? '', def.name);
          }
        }
      },
      [`:matches(${MEMBERS}) > Identifier.key`](node) {
        check(node.name, node);
      },
    };
  },
};
