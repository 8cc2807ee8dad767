import { legalCases } from '../../law/legal-cases';
import type { FeeType } from '../property.enums';
import { statedPayer } from './payer-wording';

const LAW =
  'arrêté du 10 janvier 2017, art. 2 and 3: an advertisement says whether the buyer or the seller bears the fees, or both';

const STATEMENTS: readonly (readonly [text: string, payer: FeeType | null, why: string])[] = [
  ['Honoraires à la charge du vendeur', 'SELLER', 'the words of the law'],
  ["Frais d'agence à la charge du vendeur", 'SELLER', 'fees of the agency, straight apostrophe'],
  ['Frais d’agence à la charge du vendeur', 'SELLER', 'fees of the agency, curved apostrophe'],
  ['Honoraires à la charge du propriétaire', 'SELLER', 'the owner sells'],
  ['Honoraires à la charge de la SCI venderesse', 'SELLER', 'a company sells'],
  ["L'acquéreur ne paie pas d'honoraires", 'SELLER', 'who does not pay leaves them to the other'],
  ['Pas de frais d’agence pour l’acquéreur', 'SELLER', 'who does not pay leaves them to the other'],
  ["Honoraires : 5 % TTC à la charge de l'acquéreur", 'BUYER', 'the words of the law, with the rate'],
  ['Honoraires de 11 250 € TTC à la charge de l’acquéreur', 'BUYER', 'the words of the law, with the sum'],
  ['Honoraires à la charge du vendeur et de l’acquéreur', 'SHARED', 'both bear them'],
  ["Honoraires à la charge de l'acquéreur et du vendeur", 'SHARED', 'both bear them'],
  ['Honoraires partagés entre vendeur et acquéreur', 'SHARED', 'both bear them'],
  ['Frais de notaire à la charge de l’acquéreur', null, 'fees of the notary, of which the law says nothing here'],
  ['Charge propriétaire : 1 200 € par an', null, 'charges of a co-ownership'],
  ['Prix net vendeur', null, 'who bears the fees is not said'],
];

export const cases = legalCases({
  chapter: 'payer of the fees',
  rule: statedPayer,
  cases: STATEMENTS.map(([text, expected, reason]) => ({
    name: `« ${text} » says ${expected ?? 'nobody'}`,
    input: text,
    expected,
    source: `${LAW}: ${reason}`,
  })),
});
