import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
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
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': lines(300),
      'max-lines-per-function': lines(60),
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports: one name per thing.' },
      ],
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
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**', '**/test/**'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // A remote's face, and the configuration that tools ask for.
    files: ['{remote-*,scripts/new-remote/template,e2e/witness}/src/remote.ts', '**/*.config.{ts,mjs}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Commands talk to a terminal.
    files: [
      'scripts/**',
      'host/server/server.ts',
      'shared/federation/**',
      'e2e/bench/**',
      'api/src/demo/**',
      'api/src/import/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', fetch: 'readonly', setTimeout: 'readonly' },
    },
  },
);
