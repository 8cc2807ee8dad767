import { readDates } from './read-dates';

const AT = '2026-11-21T09:30:00.000Z';

describe('dates of answers', () => {
  it('are read at their places, in lists and groups, and nowhere else', () => {
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

  it.each([undefined, null, 'text', 3])('leave %j as it is', (answer) => {
    expect(readDates('GET user/me', answer)).toBe(answer);
  });

  it('leave nothing where nothing is, and the answers of other calls', () => {
    expect(readDates('PATCH event/{id}', { due: null })).toEqual({ due: null });
    expect(readDates('GET commune', [{ createdTime: AT }])).toEqual([{ createdTime: AT }]);
  });
});
