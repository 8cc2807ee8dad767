import { describe, expect, it } from 'vitest';
import { phoneTypeOf, readPhone } from './phone';

describe('a telephone number', () => {
  it.each([
    ['06 12 34 56 78', '+33612345678'],
    ['06.12.34.56.78', '+33612345678'],
    ['06\u00a012\u202f34-56/78', '+33612345678'],
    [' +33 (0)6 12 34 56 78 ', '+33612345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['05 59 00 00 00', '+33559000000'],
    ['+34 943 00 00 00', '+34943000000'],
    ['0034 943 00 00 00', '+34943000000'],
    ['+1 212 555 0100', '+12125550100'],
  ])('written %s is kept as %s', (typed, kept) => {
    expect(readPhone(typed)).toBe(kept);
  });

  it.each(['06 12 34 56', '06 12 34 56 78 9', 'rappeler', '12', '', '+', '+999 1234567', '06 12 34 56 78 poste 12'])(
    'written %j is none',
    (typed) => {
      expect(readPhone(typed)).toBeNull();
    },
  );

  it('is a mobile by its first digit', () => {
    expect(['+33612345678', '+33712345678', '+33559000000'].map(phoneTypeOf)).toEqual(['MOBILE', 'MOBILE', 'HOME']);
  });
});
