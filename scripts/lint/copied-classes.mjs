const COMPILED_INTO_USERS = /\/domain\//;

/**
 * Refuses `instanceof` with a class of shared/domain. Host and remotes each bundle shared/domain, so an object created
 * in one is no instance of the other's class.
 */
export const copiedClasses = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      copied: 'Each bundle has a {{name}} of its own: tell it by what it holds, with a function of shared/domain.',
    },
  },
  create(context) {
    const copied = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (COMPILED_INTO_USERS.test(source.value)) for (const { local } of specifiers) copied.add(local.name);
      },
      "BinaryExpression[operator='instanceof']"({ right }) {
        if (copied.has(right.name)) context.report({ node: right, messageId: 'copied', data: { name: right.name } });
      },
    };
  },
};
