import { latestValue, valueOn, type LegalRule } from './legal-rule';

const rule: LegalRule<number> = {
  rule: 'A share, percent',
  source: 'loi du 1er janvier 2020, art. 1',
  checked: '2026-11-24',
  periods: [
    { since: '2020-01-01', value: 10 },
    { since: '2024-01-01', until: '2025-06-30', value: 20 },
  ],
};

describe('the value of a rule', () => {
  it.each([
    ['2019-12-31', null],
    ['2020-01-01', 10],
    ['2023-12-31', 10],
    ['2024-01-01', 20],
    ['2025-06-30', 20],
    ['2025-07-01', null],
  ])('on %s is %p', (day, value) => expect(valueOn(rule, day)).toBe(value));

  it('exists before any day when its first period is open', () => {
    expect(valueOn({ ...rule, periods: [{ since: null, value: 5 }] }, '1900-01-01')).toBe(5);
  });

  it('is its last one without a day', () => expect(latestValue(rule)).toBe(20));
});
