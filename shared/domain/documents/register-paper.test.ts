import type { RegisterLine } from '../mandate/register.schema';
import { missingNumbers, registerPaper } from './register-paper';
import { aRegisterLine, aTermination } from './test/mandates';
import { anAgency } from './test/document-fixtures';

const paper = (lines: RegisterLine[], period = {}) =>
  registerPaper(lines, { register: 'T', ...period }, anAgency(), '2026-11-21');

describe('the printed register', () => {
  it('has a line per mandate, dated in Paris', () => {
    expect(paper([aRegisterLine(128, { amendments: 1 })]).rows).toEqual([
      {
        number: 'T-128',
        date: '04/11/2026',
        principals: [{ name: 'Harispe Maïalen', address: '4 rue des Œillets, 64100 Bayonne' }],
        property: 'Maison, 12 rue des Fougères 64100 Bayonne (V26-00042)',
        purpose: 'Vente – exclusif',
        price: '261\u202f250\u00a0€',
        term: '03/11/2026 – 03/02/2027',
        state: 'en cours, 1\u00a0avenant',
        cancelled: false,
      },
    ]);
  });

  it('keeps a cancelled mandate with its date', () => {
    const cancelled = {
      status: 'CLOSED',
      cancelled: true,
      termination: aTermination({ kind: 'WITHDRAWAL' }),
    } as const;
    expect(paper([aRegisterLine(1, cancelled)]).rows[0]).toMatchObject({
      state: 'annulé le 01/12/2026',
      cancelled: true,
    });
  });

  it.each([
    ['NOTICE', 'CLOSED', 'clos le 01/12/2026 (préavis)'],
    ['AGREEMENT', 'CLOSED', 'clos le 01/12/2026 (accord des parties)'],
    ['OTHER', 'CLOSED', 'clos le 01/12/2026'],
    ['NON_RENEWAL', 'EXPIRED', 'expiré'],
    ['NOTICE', 'RUNNING', 'en cours, prend fin le 01/12/2026'],
    ['NOTICE', 'SOLD', 'vendu'],
  ] as const)('shows for one that ended by %s, %s: %s', (kind, status, state) => {
    const line = aRegisterLine(1, { status, termination: aTermination({ kind }) });
    expect(paper([line]).rows[0]).toMatchObject({ state, cancelled: false });
    const letting = aRegisterLine(1, { status: 'SOLD', transactionType: 'RENT' });
    expect(paper([letting]).rows[0]).toMatchObject({ state: 'loué' });
    const count = status === 'CLOSED' ? 'clos\u00a0: 1' : 'clos';
    expect(paper([line]).totals[0]?.includes(count)).toBe(status === 'CLOSED');
  });

  it('sums up what is not cancelled, and certifies the sequence', () => {
    const lines = [
      aRegisterLine(1),
      aRegisterLine(2, { status: 'CLOSED', cancelled: true }),
      aRegisterLine(3, { transactionType: 'RENT', price: 785, status: 'SOLD' }),
    ];
    expect(paper(lines).totals).toEqual([
      '3\u00a0mandats inscrits\u00a0; en cours\u00a0: 1, expiré\u00a0: 0, conclu\u00a0: 1, annulés\u00a0: 1.',
      'Total des mandats non annulés\u00a0: prix de vente\u00a0: 261\u202f250\u00a0€, loyers mensuels\u00a0: 785\u00a0€.',
      'Numéros T-1 à T-3, sans lacune.',
    ]);
    expect(paper([aRegisterLine(1), aRegisterLine(4)]).totals.at(-1)).toBe(
      'Numéros T-1 à T-4\u00a0; numéros absents\u00a0: T-2 à T-3.',
    );
    expect(paper([]).totals.at(-1)).toBe('Aucun mandat inscrit sur la période.');
  });

  it('explains the missing numbers of its period, as far as the agency did', () => {
    const gaps = [
      { first: 2, last: 3, reason: 'Carnet perdu le 3 mai 2024.' },
      { first: 5, last: 5, reason: 'Repris de l’ancien logiciel.' },
      { first: 7, last: 8, reason: null },
      { first: 10, last: 11, reason: 'D’une autre période.' },
    ];
    const numbers = [1, 4, 6, 9].map((number) => aRegisterLine(number));
    expect(paper(numbers, { gaps }).totals.slice(2)).toEqual([
      'Numéros T-1 à T-9\u00a0; numéros absents\u00a0: T-2 à T-3, T-5, T-7 à T-8.',
      'Numéros T-2 à T-3\u00a0: Carnet perdu le 3 mai 2024.',
      'Numéro T-5\u00a0: Repris de l’ancien logiciel.',
    ]);
  });

  it('names its period', () => {
    expect(paper([], { from: '2026-01-01', to: '2026-12-31' }).period).toBe(
      'Du 1er\u00a0janvier\u00a02026 au 31\u00a0décembre\u00a02026',
    );
    expect(paper([]).period).toBe('Depuis l’ouverture du registre');
  });

  it('names every missing number, however many', () => {
    const numbers = [1, 400, ...Array.from({ length: 30 }, (_, index) => 402 + 2 * index)];
    const [, , sequence] = paper(numbers.map((number) => aRegisterLine(number))).totals;
    expect(sequence).toMatch(/absents\u00a0: T-2 à T-399, T-401, T-403, .*, T-459\.$/);
    expect(missingNumbers([1, 1_000_000])).toEqual([{ first: 2, last: 999_999 }]);
    expect(missingNumbers([7, 8, 9])).toEqual([]);
  });
});
