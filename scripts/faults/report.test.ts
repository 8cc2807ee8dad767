import type { Evidence } from '../../e2e/faults/evidence-recorder';
import { exitCodeOf, failureReason, tableOf, verdictOf, type Outcome } from './report';

const WHOLE: Evidence = {
  done: ['the API is killed'],
  seen: ['Le serveur est injoignable.'],
  kept: ['in the form: "Salon"'],
  healed: { description: '« Enregistrer »', seconds: 2.34 },
};

const outcome = (evidence: Partial<Evidence> = {}, more: Partial<Outcome> = {}): Outcome => ({
  fault: { name: 'API killed' },
  evidence: { ...WHOLE, ...evidence },
  ...more,
});

test('holds when screen, stored data and recovery were verified', () => {
  expect(verdictOf(outcome())).toBe('held');
});

test.each([
  ['nothing was done', outcome({ done: [] })],
  ['nobody looked at the screen', outcome({ seen: [] })],
  ['nobody looked at what is kept', outcome({ kept: [] })],
  ['it did not heal', outcome({ healed: undefined })],
  ['healed after 30.1 s, not within 30', outcome({ healed: { description: '', seconds: 30.1 } })],
  ['Timeout', outcome({}, { failure: 'Timeout' })],
])('does not hold: %s', (reason, outcome) => {
  expect(failureReason(outcome)).toBe(reason);
  expect(verdictOf(outcome)).toBe('not held');
});

test('allows the recovery time that a fault declares', () => {
  const slow = { healed: { description: '', seconds: 90 } };
  expect(verdictOf(outcome(slow, { fault: { name: 'slow', healsWithin: 90 } }))).toBe('held');
});

test('writes one line for each fault, with messages on one line and escaped bars', () => {
  const failure = '\u001b[31mexpected\u001b[39m a|b\n  to be c';
  const table = tableOf([outcome(), outcome({}, { failure }), outcome({}, { missingNeed: 'mount' })]).split('\n');
  expect(table).toHaveLength(7);
  expect(table[2]).toBe(
    '| API killed | the API is killed | « Le serveur est injoignable. » | in the form: "Salon" | « Enregistrer » | 2.3 s | held |',
  );
  expect(table[3]).toContain('| not held: expected a\\|b to be c |');
  expect(table[4]).toContain('| not tried: this account may not mount a file system |');
  expect(table.at(-1)).toBe('1 held, 1 not held, 1 not tried');
});

test('fails when a fault does not hold or none ran, but not for a missing resource', () => {
  const passing = outcome();
  const missingResource = outcome({}, { missingNeed: 'postgres' });
  expect(exitCodeOf([passing, missingResource])).toBe(0);
  expect(exitCodeOf([passing, outcome({ seen: [] })])).toBe(1);
  expect(exitCodeOf([missingResource])).toBe(1);
  expect(exitCodeOf([])).toBe(1);
});
