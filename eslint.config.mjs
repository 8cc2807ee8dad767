import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { copiedClasses } from './scripts/lint/copied-classes.mjs';
import { monthlyRents } from './scripts/lint/monthly-rents.mjs';
import { plainWords } from './scripts/lint/plain-words.mjs';
import { scopedSubscriptions } from './scripts/lint/scoped-subscriptions.mjs';
import { writtenAddresses } from './scripts/lint/written-addresses.mjs';

const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

/** Syntax that no file of the product has. */
const NOWHERE = [
  {
    selector:
      "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString']:has(CallExpression[callee.object.name='Date'][callee.property.name='now'])",
    message: 'That is the day in Greenwich, an hour or two behind: addDays(dayOf(), days) of shared/domain/common/day.',
  },
  {
    selector: "Property[key.name='placeholderData'] > ArrowFunctionExpression",
    message: 'Another function at each render is another answer, drawn without end: one function for all renders.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports: one name per thing.' },
  {
    selector: 'JSXAttribute[name.name="type"] Literal[value=/^(date|time|datetime-local|month|week)$/]',
    message: 'The browser writes these in its own language: DayInput, TimeInput or DateField.',
  },
  {
    selector:
      "CallExpression[callee.property.name='publish'][arguments.0.value='error.raised'] CallExpression[callee.name='sentenceOf']",
    message: 'A failure that is only told is a mistake in the code that nobody hears of: tellFailure() reports it too.',
  },
  {
    // `regex` is set where the node is a regular expression.
    selector:
      "CallExpression[callee.object.property.name='not'][callee.property.name=/^(toContain|toMatch)$/] > :matches(Literal[value=/^[\\w-]{1,3}$/], Literal[regex.pattern=/^[\\w-]{1,3}$/])",
    message:
      'Tokens, hashes and nonces contain each short text by chance. Of texts: a longer one, or \\b; of lists: toContainEqual.',
  },
];

/** Code that would load before a page is drawn. */
const BEFORE_A_PAGE = [
  {
    selector:
      "Program > :matches(VariableDeclaration, ExportNamedDeclaration) NewExpression[callee.object.name='Intl']:not(:function *)",
    message:
      'Made when the module is loaded, it costs every page 5 to 20 ms: make it where it is first used (parisFormat of shared/domain/common/day).',
  },
];

/**
 * State that changes after a screen is shown: a spec that reads it once, without waiting, depends on the machine's
 * speed.
 */
const LOOKED_AT_ONCE = [
  {
    selector:
      "CallExpression[callee.name='expect'] CallExpression[callee.property.name='url'][callee.object.name='page']",
    message: 'The address follows the screen, a moment later: await expect(page).toHaveURL().',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(isVisible|isHidden|isEnabled|isDisabled|isChecked|textContent|innerText|inputValue|getAttribute|count)$/]",
    message: 'Looked at once: await expect(locator).toBeVisible(), toHaveText(), toHaveCount() … wait for it.',
  },
];

/** Screens check permissions by the access level of an API call; roles per level are defined in the access policy. */
const ROLES_IN_SCREENS = [
  {
    selector: 'CallExpression[callee.name=/^(useHasRole|hasRole)$/]',
    message: "By level: useMay('write').",
  },
  {
    selector: "CallExpression[callee.property.name='includes'][callee.object.property.name='roles']",
    message: "By level: holdsAccess(roles, 'write'), or by name in shared/domain/user/role-holders.ts.",
  },
];

/** Rejected words (metaphors), each with the standard term. */
const WORDS = Object.fromEntries(
  Object.entries({
    door: 'entry point',
    habit: 'preference',
    ladder: 'remote loader',
    piece: 'remote component, exposed module or chunk',
    reckon: 'compute',
    shelf: 'response cache',
    truth: 'legal case',
    ward: 'arrondissement',
  }).flatMap(([word, instead]) => [
    [word, instead],
    [word === 'shelf' ? 'shelves' : `${word}s`, instead],
  ]),
);

/** Everywhere except shared/contract, whose public names still use some. */
const PLAIN_ROOMS = [
  '{api,demo,e2e,host,jest,platform,remote-*,scripts}',
  'shared/{api,auth,bus,domain,federation,i18n,router,state,testing,ui}',
];

export default tseslint.config(
  {
    ignores: [
      '**/{dist,dist-dev}/**',
      'shared/contract/frozen/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      'coverage/**',
      'e2e/test-results/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // rules that need types run in oxlint (.oxlintrc.json): docs/decisions/037-native-checks.md
    extends: [tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': lines(300),
      'max-lines-per-function': lines(60),
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...NOWHERE],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.flatConfigs.recommended, hooks.configs.flat.recommended],
    rules: { 'max-lines-per-function': lines(150) },
  },
  {
    files: ['**/use-*.ts', '**/*.queries.ts'],
    extends: [hooks.configs.flat.recommended],
    rules: { 'max-lines-per-function': lines(80) },
  },
  // written by `npm run records`
  { files: ['**/*.generated.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**', '**/test/**'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['e2e/{specs,fixtures,pages}/**'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, ...LOOKED_AT_ONCE] },
  },
  {
    // A plain lazy() that fails takes down its whole remote component. No product code may load before sign-in.
    files: ['**/*.tsx'],
    ignores: [
      '**/*.test.tsx',
      'shared/ui/core/lazy-part.tsx',
      'host/src/boot/**',
      'host/src/shell/account/session-gate.tsx',
      'host/src/{shell,identity}/sign-in/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', importNames: ['lazy'], message: 'lazyPart or lazyDialog of shared/ui/core.' }] },
      ],
    },
  },
  {
    // Definitions of remotes and tool configurations need default exports.
    files: ['{remote-*,scripts/new-remote/template,e2e/witness}/src/remote.ts', '**/*.config.{ts,mjs}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['{remote-*,scripts/new-remote/template}/src/remote.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "Property[key.name='roles']", message: "By level: access: 'write'." },
      ],
    },
  },
  {
    files: ['shared/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, ...BEFORE_A_PAGE] },
  },
  {
    files: ['{host,remote-*}/src/**/*.{ts,tsx}'],
    ignores: ['remote-admin/**', '**/remote.ts', '**/*.test.{ts,tsx}', '**/test/**'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, ...BEFORE_A_PAGE, ...ROLES_IN_SCREENS] },
  },
  {
    // Files of texts have a default export, like JSON modules.
    files: ['remote-*/src/messages/{en,fr}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['{remote-*,scripts/new-remote/template,e2e/witness}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**'],
    plugins: { subscriptions: { rules: { scoped: scopedSubscriptions } } },
    rules: { 'subscriptions/scoped': 'error' },
  },
  {
    files: ['{host,remote-*,shared}/**/*.{ts,tsx}'],
    plugins: { bundles: { rules: { copied: copiedClasses } } },
    rules: { 'bundles/copied': 'error' },
  },
  {
    files: ['{host,remote-*,shared}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.cases.ts',
      // the function itself, and documents and files with their own wording for sale and letting
      'shared/domain/property/price/price-text.ts',
      'shared/domain/property/legal-mentions-price.ts',
      'shared/domain/documents/mandate/sale-articles.ts',
      'shared/domain/poliris/money/**',
    ],
    plugins: { prices: { rules: { monthly: monthlyRents } } },
    rules: { 'prices/monthly': 'error' },
  },
  {
    files: ['{api/src,host/server,host/src,remote-*/src,shared}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,fixture,cases}.{ts,tsx}',
      '**/{test,testing}/**',
      '**/src/remote.ts',
      'host/src/boot/routes.tsx',
      'shared/contract/host-paths.ts',
      'shared/domain/navigation/paths.ts',
    ],
    plugins: { addresses: { rules: { written: writtenAddresses } } },
    rules: { 'addresses/written': 'error' },
  },
  {
    // Icons are named after what they depict.
    ignores: ['shared/ui/icons/**'],
    files: PLAIN_ROOMS.map((room) => `${room}/**/*.{ts,tsx}`),
    plugins: { names: { rules: { words: plainWords } } },
    rules: { 'names/words': ['error', WORDS] },
  },
  {
    // Commands print to a terminal.
    files: [
      'scripts/**',
      'host/server/server.ts',
      'platform/**',
      'shared/federation/**',
      'e2e/bench/**',
      'demo/**',
      'api/src/import/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        BroadcastChannel: 'readonly',
        MessageChannel: 'readonly',
        URL: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        process: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);
