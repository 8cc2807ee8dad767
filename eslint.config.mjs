import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/lint/house-rules.mjs';

const TESTS = ['**/*.test.{ts,tsx}', '**/test/**'];

/** One rule of this project: on in these files, without these. */
const rule = (name, files, ignores = []) => ({ files, ignores, rules: { [`house/${name}`]: 'error' } });

/* The project's own rules alone: all others are oxlint's (.oxlintrc.json, docs/decisions/037-native-checks.md). */
export default [
  {
    ignores: [
      '**/{dist,dist-dev}/**',
      'shared/contract/frozen/**',
      '**/node_modules/**',
      '**/.data/**',
      '.cache/**',
      'coverage/**',
      '**/*.{js,mjs,cjs,mts}',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { house: { rules: houseRules } },
  },
  rule(
    'syntax',
    ['**/*.{ts,tsx}'],
    [
      // a default export is what the bundler, the test runner and a typed package ask for
      '{remote-*,scripts/new-remote/template,e2e/witness}/src/remote.ts',
      '**/*.config.ts',
      'remote-*/src/messages/{en,fr}.ts',
      'api/test/{drop,prepare}-database.ts',
      '{scripts/supply-chain/spdx-satisfies,shared/ui/styles}.d.ts',
    ],
  ),
  rule('waiting-assertions', ['e2e/{specs,fixtures,pages}/**/*.ts']),
  rule('descriptor-access', ['{remote-*,scripts/new-remote/template}/src/remote.ts']),
  rule(
    'module-cost',
    ['shared/**/*.{ts,tsx}', '{host,remote-*}/src/**/*.{ts,tsx}'],
    [
      'remote-admin/**',
      '{host,remote-*}/**/remote.ts',
      '{host,remote-*}/**/*.test.{ts,tsx}',
      '{host,remote-*}/**/test/**',
    ],
  ),
  rule('access-by-level', ['{host,remote-*}/src/**/*.{ts,tsx}'], ['remote-admin/**', '**/remote.ts', ...TESTS]),
  rule('scoped-subscriptions', ['{remote-*,scripts/new-remote/template,e2e/witness}/src/**/*.{ts,tsx}'], TESTS),
  rule('copied-classes', ['{host,remote-*,shared}/**/*.{ts,tsx}']),
  rule(
    'monthly-rents',
    ['{host,remote-*,shared}/**/*.{ts,tsx}'],
    [
      '**/*.test.{ts,tsx}',
      '**/*.cases.ts',
      // the one function, and documents and files that tell a sale from a letting by their own words
      'shared/domain/property/price/price-text.ts',
      'shared/domain/property/legal-mentions-price.ts',
      'shared/domain/documents/mandate/sale-articles.ts',
      'shared/domain/poliris/money/**',
    ],
  ),
  rule(
    'written-addresses',
    ['{api/src,host/server,host/src,remote-*/src,shared}/**/*.{ts,tsx}'],
    [
      '**/*.{test,fixture,cases}.{ts,tsx}',
      '**/{test,testing}/**',
      '**/src/remote.ts',
      'host/src/boot/routes.tsx',
      'shared/contract/host-paths.ts',
      'shared/domain/navigation/paths.ts',
    ],
  ),
  rule(
    'plain-words',
    [
      '{api,demo,e2e,host,jest,platform,remote-*,scripts}/**/*.{ts,tsx}',
      'shared/{api,auth,bus,domain,federation,i18n,router,state,testing,ui}/**/*.{ts,tsx}',
    ],
    // icons are named after what they show; a key of host.json, which hosts in stores carry
    ['shared/ui/icons/**', 'shared/federation/host-file.ts'],
  ),
];
