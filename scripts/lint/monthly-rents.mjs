/** Functions that format an amount without a period. */
const WRITERS = new Set(['formatEuro', 'frenchEuros']);
const COMPONENT = 'Money';
/** Names of a price that is a rent when the property is let. */
const PRICES = new Set(['price', 'prices', 'before', 'after', 'rent', 'PRICE', 'RENT']);

const nameOf = (node) => node?.name ?? node?.property?.name ?? node?.value;

/** Collects the names in an amount: `Math.round(price)`, `price ?? 0`, `a.price`. */
function namesIn(node) {
  switch (node?.type) {
    case 'CallExpression':
      return WRITERS.has(nameOf(node.callee)) ? [] : node.arguments.flatMap(namesIn);
    case 'LogicalExpression':
      return [...namesIn(node.left), ...namesIn(node.right)];
    case 'TSNonNullExpression':
      return namesIn(node.expression);
    case 'Identifier':
    case 'MemberExpression':
      return [nameOf(node)];
    default:
      return [];
  }
}

/** True when the code has checked for a letting: `transactionType === 'RENT' ? … : …`. */
const asksWhich = (ancestors, textOf) =>
  ancestors.some(({ type, test }) => type === 'ConditionalExpression' && /'(RENT|SALE)'/.test(textOf(test)));

/** Refuses a property's price formatted as a plain amount, by a call or by a formatter passed for it. */
export const monthlyRents = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'A rent says that it is monthly: formatPrice() of shared/i18n, <Price> of shared/ui/core, priceText() of shared/domain.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const textOf = (node) => sourceCode.getText(node);
    const report = (node) => {
      if (!asksWhich(sourceCode.getAncestors(node), textOf)) context.report({ node, messageId: 'bare' });
    };
    return {
      CallExpression(node) {
        if (WRITERS.has(nameOf(node.callee)) && namesIn(node.arguments[0]).some((name) => PRICES.has(name)))
          report(node);
      },
      JSXAttribute(node) {
        if (nameOf(node.parent.name) !== COMPONENT || node.value?.type !== 'JSXExpressionContainer') return;
        if (namesIn(node.value.expression).some((name) => PRICES.has(name))) report(node);
      },
      // a formatter passed by name: `price: formatEuro`, or in a `case 'PRICE'`
      Identifier(node) {
        if (!WRITERS.has(node.name)) return;
        const { parent } = node;
        if (parent.type === 'Property' && parent.value === node && PRICES.has(nameOf(parent.key))) report(node);
        const given = parent.type === 'CallExpression' && parent.callee !== node;
        const inCase = sourceCode
          .getAncestors(node)
          .some(({ type, test }) => type === 'SwitchCase' && PRICES.has(test?.value));
        if (given && inCase) report(node);
      },
    };
  },
};
