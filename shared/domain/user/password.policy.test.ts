import { checkPassword, MIN_POLICY, meetsPolicy, readPolicy } from './password.policy';

const STRICT = {
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  allowedNonAlphanumericCharacters: ['!', '-', '€'],
  customStrengthOptions: {
    minPasswordLength: 10,
    maxPasswordLength: 20,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
};

describe('the password policy of the project', () => {
  it('lists every requirement, with its numbers', () => {
    const rules = checkPassword(readPolicy(STRICT), '');
    expect(rules.map(({ rule, count }) => [rule, count])).toEqual([
      ['min', 10],
      ['max', 20],
      ['lower', undefined],
      ['upper', undefined],
      ['digit', undefined],
      ['symbols', undefined],
    ]);
  });

  it.each([
    ['Court-1', ['min']],
    ['Beaucoup-trop-longue-1', ['max']],
    ['TOUT-EN-GRAND-1', ['lower']],
    ['tout-en-petit-1', ['upper']],
    ['Sans-chiffre', ['digit']],
    ['SansSigneAucun1', ['symbols']],
    ['Signe_inconnu1', ['symbols']],
    ['Pignon-2026', []],
  ])('finds what %s lacks', (password, missing) => {
    const rules = checkPassword(readPolicy(STRICT), password);
    expect(rules.filter(({ met }) => !met).map(({ rule }) => rule)).toEqual(missing);
    expect(meetsPolicy(readPolicy(STRICT), password)).toBe(missing.length === 0);
  });

  it('requires only what the project requires', () => {
    const loose = { ...STRICT, customStrengthOptions: { containsNumericCharacter: true } };
    expect(checkPassword(readPolicy(loose), 'abcde1')).toEqual([
      { rule: 'min', count: 6, met: true },
      { rule: 'digit', met: true },
    ]);
  });

  it.each([
    ['of another schema', { ...STRICT, schemaVersion: 2 }],
    ['that is not enforced', { ...STRICT, enforcementState: 'OFF' }],
    ['that is no policy', { error: { code: 501 } }],
    ['that is empty', undefined],
  ])('falls back to the minimal policy for a response %s', (_, answer) => {
    expect(readPolicy(answer)).toEqual(MIN_POLICY);
    expect(checkPassword(readPolicy(answer), '12345')).toEqual([{ rule: 'min', count: 6, met: false }]);
  });
});
