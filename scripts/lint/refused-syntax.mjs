/** Returns a rule that reports nodes by their selector: `[selector, message]`. */
const refused = (...cases) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(cases.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
});

/** Syntax that no source file has. */
export const syntax = refused(
  [
    "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString']:has(CallExpression[callee.object.name='Date'][callee.property.name='now'])",
    'This is the day in UTC, an hour or two behind: addDays(dayOf(), days) of shared/domain/common/day.',
  ],
  [
    "Property[key.name='placeholderData'] > ArrowFunctionExpression",
    'A new function per render gives a new result and renders without end: declare it outside the component.',
  ],
  ['ExportDefaultDeclaration', 'Named exports: one name per thing.'],
  [
    'JSXAttribute[name.name="type"] Literal[value=/^(date|time|datetime-local|month|week)$/]',
    'The browser formats these in its own language: DayInput, TimeInput or DateField.',
  ],
  [
    "CallExpression[callee.property.name='publish'][arguments.0.value='error.raised'] CallExpression[callee.name='sentenceOf']",
    'The error would be shown and not reported: tellFailure() does both.',
  ],
  [
    // `regex` is the node's pattern where it is a regular expression.
    "CallExpression[callee.object.property.name='not'][callee.property.name=/^(toContain|toMatch)$/] > :matches(Literal[value=/^[\\w-]{1,3}$/], Literal[regex.pattern=/^[\\w-]{1,3}$/])",
    'Tokens, hashes and nonces contain each short text by chance. Of texts: a longer one, or \\b; of lists: toContainEqual.',
  ],
);

/** What each page would pay for when its modules load. */
export const moduleCost = refused([
  "Program > :matches(VariableDeclaration, ExportNamedDeclaration) NewExpression[callee.object.name='Intl']:not(:function *)",
  'Created when the module loads, it costs every page 5 to 20 ms: create it at its first use (parisFormat of shared/domain/common/day).',
]);

/** A spec must wait for what the browser does after the screen has changed. */
export const waitingAssertions = refused(
  [
    "CallExpression[callee.name='expect'] CallExpression[callee.property.name='url'][callee.object.name='page']",
    'The address changes a moment after the screen: await expect(page).toHaveURL().',
  ],
  [
    "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(isVisible|isHidden|isEnabled|isDisabled|isChecked|textContent|innerText|inputValue|getAttribute|count)$/]",
    'This looks once: await expect(locator).toBeVisible(), toHaveText(), toHaveCount() … wait for it.',
  ],
);

/** Screens ask for the access level of the calls behind them; the access policy says which roles hold it. */
export const accessByLevel = refused(
  ['CallExpression[callee.name=/^(useHasRole|hasRole)$/]', "By level: useMay('write')."],
  [
    "CallExpression[callee.property.name='includes'][callee.object.property.name='roles']",
    "By level: holdsAccess(roles, 'write'), or by name in shared/domain/user/role-holders.ts.",
  ],
);

/** A remote's definition names access levels, not roles. */
export const descriptorAccess = refused(["Property[key.name='roles']", "By level: access: 'write'."]);
