import { NO_LETTING_TERMS } from '../letting/letting-terms';
import { USUAL_MANAGEMENT } from '../management/management-terms';
import type { AmendedTerms } from '../mandate.schema';
import { listAmendmentChanges } from './amendment-changes';

/** Replaces no-break spaces by ordinary ones. */
const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

const lines = (before: AmendedTerms, changes: AmendedTerms, transaction: 'RENT' | 'SALE' = 'SALE') =>
  listAmendmentChanges(before, changes, transaction).map(({ label, before, after }) => [
    label,
    plain(before),
    plain(after),
  ]);

it('formats amounts, shares, days, payers and texts', () => {
  const before = { price: 261_250, commissionRate: 4.5, feeType: 'BUYER' as const, endDate: '2027-02-03' };
  const changes = {
    ...{ price: 249_999.5, commissionRate: 5, feeType: 'SHARED' as const, endDate: '2027-05-03', buyerShare: 40 },
    powers: 'Rechercher un acquéreur.',
  };
  expect(lines(before, changes)).toEqual([
    ['Prix', '261 250 €', '249 999,50 €'],
    ['Date de fin', '03/02/2027', '03/05/2027'],
    ['Paiement des honoraires', 'à la charge de l’acquéreur', 'partagés entre le vendeur et l’acquéreur'],
    ['Taux d’honoraires', '4,5 %', '5 %'],
    ['Part de l’acquéreur dans les honoraires', null, '40 %'],
    ['Pouvoirs du mandataire', null, 'Rechercher un acquéreur.'],
  ]);
});

it('lists what is no longer agreed', () => {
  expect(lines({ commissionAmount: 9000 }, { commissionAmount: null })).toEqual([
    ['Honoraires convenus', '9 000 €', null],
  ]);
});

it('lists only changed letting terms, line by line', () => {
  const letting = { ...NO_LETTING_TERMS, tenantFee: 400, landlordFee: 500, furnished: false };
  expect(lines({ letting }, { letting: { ...letting, tenantFee: 350, furnished: true } })).toEqual([
    ['Location meublée', 'non', 'oui'],
    ['Honoraires à la charge du locataire', '400 €', '350 €'],
  ]);
});

it('lists the terms of a management line by line, in words', () => {
  const management = { ...USUAL_MANAGEMENT, feeRate: 7.2, accounts: 'QUARTERLY' as const, noticeMonths: 2 };
  const amendedTexts = lines({ management: USUAL_MANAGEMENT }, { management }, 'RENT');
  expect(amendedTexts.map(([label]) => label).join()).not.toMatch(/management\./);
  expect(amendedTexts.flat().join(' ')).toMatch(/7,2 %.*2 mois/);
});

it('names the price of a letting its rent', () => {
  expect(lines({ price: 785 }, { price: 790 }, 'RENT')).toEqual([
    ['Loyer mensuel, charges comprises', '785 €', '790 €'],
  ]);
});
