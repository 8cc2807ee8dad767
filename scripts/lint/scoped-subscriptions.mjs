const BUS = '@pignon/shared/bus';

/** Index of the options argument per way to subscribe. */
const OPTIONS_AT = { on: 2, stream: 1 };

const isFunction = ({ type }) => /Function/.test(type);

function hasSignal(options) {
  return (
    options?.type === 'ObjectExpression' && options.properties.some(({ key }) => (key?.name ?? key?.value) === 'signal')
  );
}

/**
 * Refuses `bus.on` and `bus.stream` without a signal in functions: only subscriptions at module level may last as long
 * as the page.
 */
export const scopedSubscriptions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'useBusEvent, or { signal } of useMountSignal(): this subscription would outlive its component.',
    },
  },
  create(context) {
    const buses = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== BUS) return;
        for (const { imported, local } of specifiers) if (imported?.name === 'bus') buses.add(local.name);
      },
      CallExpression(node) {
        const { object, property } = node.callee;
        if (!buses.has(object?.name)) return;
        const at = OPTIONS_AT[property.name ?? property.value];
        if (at === undefined || hasSignal(node.arguments[at])) return;
        if (context.sourceCode.getAncestors(node).some(isFunction)) context.report({ node, messageId: 'bare' });
      },
    };
  },
};
