import { recogniseTakeover } from './takeover-headings';
import type { TakeoverValues } from './takeover-fields';
import { readTakeoverLine } from './takeover-line';
import { readMonths, readRegisterNumber, readStatus } from './takeover-values';

const context = {
  defaults: { register: 'T', type: 'NON_EXCLUSIVE', feeType: null, negotiator: null },
  people: [{ loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Lasserre' }],
  today: '2026-11-25',
} as const;
const LINE = { registerNumber: '512', registerDate: '02/03/2026', propertyRef: 'V1' };
const read = (overrides: TakeoverValues = {}) => readTakeoverLine({ ...LINE, ...overrides }, context);
const problemsOf = (overrides: TakeoverValues) => read(overrides).problems.map(({ path }) => path);

describe('the headings of a register', () => {
  it('are recognised as other software writes them', () => {
    expect(recogniseTakeover(['N° de mandat', 'Date', 'Réf. bien', 'Échéance', 'Mandants', 'Ville'])).toEqual([
      'registerNumber',
      'registerDate',
      'propertyRef',
      'endDate',
      'lastFirst',
      null,
    ]);
  });
});

describe('a number of a register', () => {
  it.each([
    ['512', 512, null],
    ['n° 512', 512, null],
    ['Mandat N°00512', 512, null],
    ['T-512', 512, 'T'],
    ['g 7', 7, 'G'],
    ['1 204', 1204, null],
    ['512,00', 512, null],
  ])('is read from %j', (cell, number, register) => {
    expect(readRegisterNumber(cell)).toEqual({ number, register });
  });

  it.each(['', 'douze', '2024-512', '0', '-3', '99999999999', '5.5'])('is not read from %j', (cell) => {
    expect(readRegisterNumber(cell)).toBeNull();
  });
});

it('parses durations and statuses as written', () => {
  expect(['3', '3 mois', '1 an', '2 ans', 'un an'].map(readMonths)).toEqual([3, 3, 12, 24, null]);
  expect(['En cours', 'ANNULÉ', 'vendu', 'résilié', 'perdu'].map((cell) => readStatus(cell)?.status)).toEqual([
    'RUNNING',
    'CLOSED',
    'SOLD',
    'CLOSED',
    undefined,
  ]);
});

describe('a line of a file of mandates', () => {
  it('contains its register number, its terms and its principal', () => {
    const { parsed, people, problems } = read({
      mandateType: 'Exclusif',
      endDate: '01/03/2027',
      price: '285 000 €',
      feeType: 'vendeur',
      lastFirst: 'Mme Etcheverry Maïalen',
      negotiator: 'Nora Lasserre',
    });
    expect(problems).toEqual([]);
    expect(parsed).toMatchObject({
      registerNumber: 512,
      registerDate: '2026-03-02',
      register: 'T',
      type: 'EXCLUSIVE',
      endDate: '2027-03-01',
      price: 285_000,
      feeType: 'SELLER',
      negotiator: 'nora@pignon.test',
    });
    expect(people[0]?.fields).toMatchObject({ title: 'MRS', lastName: 'Etcheverry', contactType: ['OWNER'] });
  });

  it.each<[TakeoverValues, string[]]>([
    [{ registerNumber: '' }, ['registerNumber']],
    [{ registerDate: '31/02/2026' }, ['registerDate']],
    [{ registerDate: '26/11/2026' }, ['registerDate']],
    [{ registerNumber: 'G-512', register: 'T' }, ['register']],
    [{ propertyRef: ' ' }, ['propertyRef']],
    [{ endDate: '02/03/2026' }, ['endDate']],
    [{ endedDate: '01/03/2026' }, ['endedDate']],
    [{ price: 'cher' }, ['price']],
    [{ renewal: 'peut-être' }, ['renewal']],
    [{ email: 'nobody@' }, ['lastName', 'email']],
  ])('is refused when it is impossible: %j', (overrides, paths) => {
    expect(problemsOf(overrides)).toEqual(paths);
  });

  it('is accepted without a negotiator who has no account, and reports it', () => {
    const { parsed, problems, notes } = read({ negotiator: 'Jean Parti' });
    expect([problems, parsed.negotiator]).toEqual([[], null]);
    expect(notes).toEqual([{ path: 'negotiator', message: expect.stringContaining('sans compte actif') as string }]);
  });
});
