import { parseFlakyOptions } from './flaky-options';

it('distinguishes specs from test files, and defaults to 20 runs', () => {
  const paths = [
    'specs/contact',
    'e2e/specs/shell/cart.spec.ts',
    'live.spec',
    'api/src/modules/visit',
    'a.resilience.test.ts',
  ];
  expect(parseFlakyOptions(paths)).toEqual({
    runs: 20,
    busy: 0,
    specs: ['specs/contact', 'e2e/specs/shell/cart.spec.ts', 'live.spec'],
    tests: ['api/src/modules/visit'],
    resilience: ['a.resilience.test.ts'],
    all: false,
  });
  expect(parseFlakyOptions(['--runs', '3', '--busy', '2'])).toMatchObject({ runs: 3, busy: 2, all: true });
});

it.each([
  ['--runs', '0'],
  ['--runs', 'many'],
  ['--busy', '-1'],
])('refuses %s %s', (...args) => {
  expect(() => parseFlakyOptions(args)).toThrow();
});
