import { daysLeft } from './days-left';

const TODAY = '2026-11-21';
const daysText = (endDate: string | null) => daysLeft({ status: 'RUNNING', endDate }, TODAY);

describe('the days left of a mandate', () => {
  it.each([
    ['2026-11-20', { days: -1, urgency: 'late' }],
    ['2026-11-21', { days: 0, urgency: 'soon' }],
    ['2026-12-21', { days: 30, urgency: 'soon' }],
    ['2026-12-22', { days: 31, urgency: 'calm' }],
  ])('until %s: %j', (endDate, expected) => {
    expect(daysText(endDate)).toEqual(expected);
  });

  it('are null without a term, and for a mandate that is not running', () => {
    expect(daysText(null)).toBeNull();
    expect(daysLeft({ status: 'SOLD', endDate: TODAY }, TODAY)).toBeNull();
    expect(daysLeft({ status: 'PENDING', endDate: TODAY }, TODAY)).toBeNull();
  });
});
