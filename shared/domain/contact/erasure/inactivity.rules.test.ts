import { ReviewInputSchema } from './review.schema';
import { decidedUntil, isInactive, lastSignOf, reviewProblem } from './inactivity.rules';

const TODAY = '2026-11-21';
const review = (overrides: object) => ReviewInputSchema.parse({ decision: 'KEEP', ...overrides });

describe('inactivity', () => {
  it.each([
    ['2023-11-20', true],
    ['2023-11-21', true],
    ['2023-11-22', false],
    ['2026-11-21', false],
    ['2027-02-01', false],
  ])('since %s: %s', (last, isSilent) => {
    expect(isInactive(last, TODAY)).toBe(isSilent);
  });

  it('begins with the latest sign of life', () => {
    expect(
      lastSignOf([
        { kind: 'CREATED', day: '2019-01-01' },
        { kind: 'VISIT', day: '2022-06-30' },
        { kind: 'CALL', day: '2021-06-30' },
      ]),
    ).toBe('2022-06-30');
    expect(lastSignOf([])).toBeNull();
  });
});

describe('a decision', () => {
  it.each([
    [review({ until: '2027-01-01' }), '2027-01-01'],
    [review({}), '2029-11-21'],
    [review({ decision: 'ASK' }), '2027-01-21'],
    [review({ decision: 'ARCHIVE', until: '2040-01-01' }), '2027-11-21'],
  ])('%j lasts until %s', (decision, until) => {
    expect(decidedUntil(decision, TODAY)).toBe(until);
  });

  it.each([
    [review({ reason: 'Succession', until: '2026-11-22' }), null],
    [review({ reason: 'Succession', until: '2029-11-21' }), null],
    [review({ reason: 'Succession', until: '2029-11-22' }), 'until'],
    [review({ reason: 'Succession', until: '2026-11-21' }), 'until'],
    [review({ reason: '  ', until: '2027-01-01' }), 'reason'],
    [review({ decision: 'ASK' }), null],
  ])('%j is refused at %s', (decision, path) => {
    expect(reviewProblem(decision, TODAY)?.path ?? null).toBe(path);
  });
});
