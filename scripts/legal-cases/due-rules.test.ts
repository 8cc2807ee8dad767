import type { LegalRule } from '@pignon/shared/domain/law/legal-rule';
import { dueRules } from './due-rules';

const TODAY = '2026-11-24';
const dueNames = (overrides: Partial<LegalRule>) =>
  dueRules(
    [
      {
        file: 'shared/domain/x.ts',
        rule: { rule: 'A rule', source: 'loi 1', checked: TODAY, periods: [{ since: null, value: 1 }], ...overrides },
      },
    ],
    TODAY,
  );

describe('the list of legal rules to check', () => {
  it.each([
    ['checked today', {}, []],
    ['checked within a year', { checked: '2025-11-25' }, []],
    ['checked a year ago', { checked: '2025-11-24' }, ['checked on 2025-11-24']],
    ['ending today', { periods: [{ since: null, until: TODAY, value: 1 }] }, [`ends on ${TODAY}`]],
    ['ended yesterday', { periods: [{ since: null, until: '2026-11-23', value: 1 }] }, []],
    ['changing in six months', { periods: [{ since: '2027-05-24', value: 1 }] }, ['changes on 2027-05-24']],
    ['changing later', { periods: [{ since: '2027-05-25', value: 1 }] }, []],
  ])('states of a rule that it was or is %s: %j gives %j', (_, overrides, reasons) => {
    expect(dueNames(overrides)).toEqual(reasons.map((reason) => `! shared/domain/x.ts: A rule (${reason})`));
  });
});
