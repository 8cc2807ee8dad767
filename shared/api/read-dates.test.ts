import { readDates } from './read-dates';

const AT = '2026-11-21T09:30:00.000Z';

describe('the dates of a response', () => {
  it('are converted at their paths, in lists and nested objects, and nowhere else', () => {
    const property = {
      reference: AT,
      createdTime: AT,
      comments: [{ text: AT, createdTime: AT }],
      financialInfo: { priceHistory: [{ at: AT }, { at: AT }] },
      energyEfficiency: { date: '2026-11-21' },
      media: null,
    };
    const date = new Date(AT);
    expect(readDates('GET property/{reference}', property)).toEqual({
      reference: AT,
      createdTime: date,
      comments: [{ text: AT, createdTime: date }],
      financialInfo: { priceHistory: [{ at: date }, { at: date }] },
      energyEfficiency: { date: '2026-11-21' },
      media: null,
    });
    expect(readDates('GET user', [{ createdTime: AT }])).toEqual([{ createdTime: date }]);
  });

  it.each([undefined, null, 'text', 3])('do not change %j', (answer) => {
    expect(readDates('GET user/me', answer)).toBe(answer);
  });

  it('keep null, and do not change responses of other calls', () => {
    expect(readDates('PATCH event/{id}', { due: null })).toEqual({ due: null });
    expect(readDates('GET commune', [{ createdTime: AT }])).toEqual([{ createdTime: AT }]);
  });
});
