import { typedRegisterNumber } from './typed-number';

describe('a register number as people type it', () => {
  it.each([
    ['42', 42],
    [' n° 42 ', 42],
    ['N°42', 42],
    ['no 42', 42],
    ['n. 42', 42],
    ['mandat 7', 7],
    ['mandat42', 42],
    ['mandat  42', 42],
    ['1\u00a0234\u00a0567', 1_234_567],
    ['999999999', 999_999_999],
    ['Mandat n° 1\u202f042', 1042],
    ['1 042', 1042],
    ['12.345', 12345],
  ])('%s means %i', (text, number) => {
    expect(typedRegisterNumber(text)).toBe(number);
  });

  it.each(['', '0', '06 12 34 56 78', '0612345678', 'V26-42', '12 rue', '42 43', 'mandat', '9999999999'])(
    '%s is none',
    (text) => {
      expect(typedRegisterNumber(text)).toBeNull();
    },
  );
});
