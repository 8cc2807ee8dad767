const ADDRESS = /^\/(property|contact|mandate|visit|event|crossed|admin|sync|cart|profile)(?=[/?#]|$)/;

/** Refuses page addresses as literals: shared/domain/navigation/paths.ts defines each once. */
export const writtenAddresses = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { address: 'The address of a page: paths of shared/domain/navigation.' },
  },
  create(context) {
    const check = (node, text) => {
      if (ADDRESS.test(text)) context.report({ node, messageId: 'address' });
    };
    return {
      Literal(node) {
        const { type, key } = node.parent;
        if (typeof node.value !== 'string' || type === 'ImportExpression' || key === node) return;
        check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis[0].value.raw);
      },
    };
  },
};
