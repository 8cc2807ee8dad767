import { dialledInFrance, typedDigits, withoutCode } from './french-codes';
import { readPhone } from './phone';

/** Typed, stored in E.164, dialled in France (null: written with its country code). */
const OVERSEAS: readonly [place: string, typed: string, kept: string, dialled: string | null][] = [
  ['La Réunion, fixed', '0262 41 12 34', '+262262411234', '0262411234'],
  ['La Réunion, mobile', '0692 12 34 56', '+262692123456', '0692123456'],
  ['Mayotte, fixed', '0269 61 23 45', '+262269612345', '0269612345'],
  ['Mayotte, mobile', '0639 69 12 34', '+262639691234', '0639691234'],
  ['Guadeloupe, fixed', '0590 82 00 00', '+590590820000', '0590820000'],
  ['Guadeloupe, mobile', '0690 00 12 34', '+590690001234', '0690001234'],
  ['Guyane, fixed', '0594 30 12 34', '+594594301234', '0594301234'],
  ['Guyane, mobile', '0694 20 12 34', '+594694201234', '0694201234'],
  ['Martinique, fixed', '0596 60 00 00', '+596596600000', '0596600000'],
  ['Martinique, mobile', '0696 20 12 34', '+596696201234', '0696201234'],
  ['Saint-Pierre-et-Miquelon, mobile of nine digits', '0708 40 12 34', '+508708401234', '0708401234'],
  ['Saint-Pierre-et-Miquelon, six digits', '0508 41 23 45', '+508412345', null],
];

describe('a number overseas', () => {
  it.each(OVERSEAS)('is parsed, dialled and searched alike: %s', (_, typed, national, dialled) => {
    const digits = typed.replace(/\D/g, '');
    expect(readPhone(typed)).toBe(national);
    expect(readPhone(national)).toBe(national);
    expect(dialledInFrance(national)).toBe(dialled);
    expect(typedDigits(national)).toBe(digits);
    expect(withoutCode(national.slice(1))).toBe(digits);
  });

  it('differs from numbers of other countries', () => {
    expect([dialledInFrance('+34943000000'), typedDigits('+34943000000'), withoutCode('34943000000')]).toEqual([
      null,
      '34943000000',
      '34943000000',
    ]);
  });
});
