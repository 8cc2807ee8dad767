import { splitRegisterNumbers, typedRegisterNumber } from './typed-register-number';

describe('a register number as people type it', () => {
  it.each([
    ['42', null, 42],
    [' n° 42 ', null, 42],
    ['N°42', null, 42],
    ['no 42', null, 42],
    ['n. 42', null, 42],
    ['mandat 7', null, 7],
    ['mandat42', null, 42],
    ['mandat  42', null, 42],
    ['1\u00a0234\u00a0567', null, 1_234_567],
    ['999999999', null, 999_999_999],
    ['Mandat n° 1\u202f042', null, 1042],
    ['1 042', null, 1042],
    ['12.345', null, 12345],
    ['T-374', 'T', 374],
    ['n° T-374', 'T', 374],
    ['n°\u00a0G-12', 'G', 12],
    ['g12', 'G', 12],
    ['t 1 042', 'T', 1042],
    ['T – 374', 'T', 374],
    ['Mandat n°\u00a0T-1204', 'T', 1204],
    ['Mandat de gestion n° G-12', 'G', 12],
    ['mandat de gestion 12', 'G', 12],
  ])('%s means %s %i', (text, register, number) => {
    expect(typedRegisterNumber(text)).toEqual({ register, number });
  });

  it.each([
    '',
    '0',
    '06 12 34 56 78',
    '0612345678',
    'V26-42',
    '12 rue',
    '42 43',
    'mandat',
    '9999999999',
    'T-',
    'T-0',
    'H-12',
    'T-12 Harispe',
  ])('%s is invalid', (text) => {
    expect(typedRegisterNumber(text)).toBeNull();
  });
});

describe('register numbers within a search text', () => {
  it.each([
    ['T-374', [{ register: 'T', number: 374 }], ''],
    ['harispe n° T-374', [{ register: 'T', number: 374 }], 'harispe'],
    ['Mandat de gestion n°\u00a0G-12', [{ register: 'G', number: 12 }], ''],
    ['n° 42 bayonne', [{ register: null, number: 42 }], 'bayonne'],
    ['mandat 42', [{ register: null, number: 42 }], ''],
    [
      't-1 g-2',
      [
        { register: 'T', number: 1 },
        { register: 'G', number: 2 },
      ],
      '',
    ],
    ['appartement T4', [], 'appartement T4'],
    ['12 rue', [], '12 rue'],
    ['V26-00042', [], 'V26-00042'],
    ['mandat', [], 'mandat'],
  ])('of %s are %j', (text, places, words) => {
    expect(splitRegisterNumbers(text)).toEqual({ places, words });
  });
});
