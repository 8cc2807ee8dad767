import { legalCases } from '../../../law/legal-cases';
import { signedAmendment, withTerms } from '../../../mandate/amendment/amendment';
import { NO_LETTING_TERMS } from '../../../mandate/letting/letting-terms';
import { USUAL_MANAGEMENT } from '../../../mandate/management/management-terms';
import type { AmendedTerms, Mandate } from '../../../mandate/mandate.schema';
import { aMandate, mandateFacts, PARTNER, wordsOf } from '../../test/mandates';
import { aRental } from '../../../property/test/a-property';
import { composeAmendment } from '../compose-amendment';

const SIGNED_AT = '2026-11-24T09:10:00.000Z';
const SIGNING = {
  signatures: [{ contactId: 12, signedAt: SIGNED_AT, image: 'data:image/png;base64,AA==' }],
  agentSignature: {
    ...{ user: 'claire@pignon.test', name: 'Claire Etcheverry', capacity: 'EMPLOYEE', credential: 'ADC 12' },
    ...{ signedAt: SIGNED_AT, image: null },
  },
  signedPlace: 'Anglet',
} as const satisfies Partial<Mandate['pendingAmendment']>;

/** Text of a fully signed amendment of a mandate with these terms. */
function signed(overrides: Partial<Mandate>, changes: AmendedTerms): string {
  const before = aMandate(overrides);
  const pending = { drafted: '2026-11-20', text: 'Les parties conviennent.', changes, ...SIGNING };
  const amendment = signedAmendment(before, { ...pending, signatures: [...SIGNING.signatures] }, '2026-11-24');
  const facts = mandateFacts(overrides, overrides.transactionType === 'RENT' ? { property: aRental() } : {});
  const mandate = { ...withTerms(before, changes), amendments: [amendment] };
  const paper = composeAmendment({ ...facts, mandate }, 1, 'l’agence');
  if (!paper) throw new Error('The amendment is not there.');
  return wordsOf(paper);
}

const LETTING = { ...NO_LETTING_TERMS, tenantFee: 553.5, inventoryFee: 150, landlordFee: 553.5 };
const RENT = { transactionType: 'RENT', type: 'NON_EXCLUSIVE', price: 785, letting: LETTING } as const;
const MANAGED = { ...RENT, register: 'G', management: USUAL_MANAGEMENT, irrevocableUntil: null } as const;

const PAPERS = {
  price: signed({}, { price: 250_000 }),
  term: signed({}, { endDate: '2027-05-03' }),
  fees: signed({}, { feeType: 'SELLER', commissionRate: 4 }),
  powers: signed({}, { powers: 'Rechercher un acquéreur, négocier, sans recevoir de fonds.' }),
  'letting terms': signed(RENT, { price: 790, letting: { ...LETTING, tenantFee: 500 } }),
  management: signed(MANAGED, { management: { ...USUAL_MANAGEMENT, feeRate: 7.2 } }),
  delegation: signed(PARTNER, { endDate: '2027-05-03' }),
} as const;
type Paper = keyof typeof PAPERS;

const ALL = Object.keys(PAPERS) as Paper[];
const OF_REGISTER = ALL.filter((paper) => paper !== 'delegation');

interface Clause {
  clause: string;
  papers: readonly Paper[];
  says: RegExp;
  source: string;
}

const HOGUET = 'loi 70-9 du 2 janvier 1970';
const DECREE = 'décret 72-678 du 20 juillet 1972';

const REQUIRED_CLAUSES: readonly Clause[] = [
  {
    clause: 'its number, its day and the mandate it is of, by its place in the register',
    papers: OF_REGISTER.filter((paper) => paper !== 'management'),
    says: /Avenant n° 1 du 24 novembre 2026 au mandat : N° T-128 – inscrit au registre des mandats, Transaction/,
    source: `${DECREE}, art. 72, al. 5: what a mandate says bears its number`,
  },
  {
    clause: 'its number, its day and the mandate it is of, by its place in the register of management',
    papers: ['management'],
    says: /Avenant n° 1 du 24 novembre 2026 au mandat : N° G-128 – inscrit au registre des mandats, Gestion/,
    source: `${DECREE}, art. 65 and 72, al. 5: what a mandate says bears its number`,
  },
  {
    clause: 'who agrees on it, with their civil status',
    papers: OF_REGISTER,
    says: /Madame Maïalen HARISPE.*Née le 1er mai 1971 à Bayonne.*Demeurant : 12 rue/,
    source: `${DECREE}, art. 72 and 92; code civil, art. 1103 and 1193: changed by those who made it`,
  },
  {
    clause: 'the card, the guarantor and the insurer of the agency',
    papers: ALL,
    says: /Carte professionnelle Transaction et Gestion n° CPI 6401.*Garantie mutuelle, 1 place de la Garantie.*Assurance du littoral/,
    source: `${DECREE}, art. 92; ${HOGUET}, art. 3`,
  },
  {
    clause: 'that all else stays as it was',
    papers: ALL,
    says: /Toutes les autres clauses du mandat et de ses avenants antérieurs demeurent inchangées/,
    source: 'code civil, art. 1193 and 1330: what is not said is not renewed',
  },
  {
    clause: 'who signed, where and when',
    papers: OF_REGISTER,
    says: /Madame Maïalen HARISPE.*Signé sur écran à Anglet le 24 novembre 2026 à 10 h 10.*Claire Etcheverry.*attestation d’habilitation n° ADC 12.*Signé à Anglet le 24 novembre 2026/,
    source: `code civil, art. 1367; ${DECREE}, art. 9: an employee signs by their attestation`,
  },
  {
    clause: 'the new price in figures and in words, beside the former one',
    papers: ['price'],
    says: /250 000 €, au lieu de 261 250 €.*Le nouveau prix est de 250 000 € \(deux cent cinquante mille euros\)/,
    source: `${DECREE}, art. 72 and 73: the price is part of the operation that the mandate names`,
  },
  {
    clause: 'what the fees of the new price come to, and who pays them',
    papers: ['price'],
    says: /honoraires du mandataire sont fixés à 10 765,55 €.*à la charge de l’acquéreur/,
    source: `${HOGUET}, art. 6, I; ${DECREE}, art. 73; 250 000 − 250 000 / 1,045 = 10 765,55`,
  },
  {
    clause: 'the new fees, how they are set and who pays them from now on',
    papers: ['fees'],
    says: /à la charge du vendeur \(auparavant\s: à la charge de l’acquéreur\).*4 %, au lieu de 4,5 %.*fixés à 10 450 €.*4 % TTC du prix de vente.*à la charge du mandant/,
    source: `${HOGUET}, art. 6, I; ${DECREE}, art. 73; 261 250 × 4 % = 10 450`,
  },
  {
    clause: 'the new end, a day that is limited in time',
    papers: ['term', 'delegation'],
    says: /03\/05\/2027, au lieu de 03\/02\/2027/,
    source: `${HOGUET}, art. 7`,
  },
  {
    clause: 'the new powers in full',
    papers: ['powers'],
    says: /Rechercher un acquéreur, négocier, sans recevoir de fonds/,
    source: `${DECREE}, art. 72; code civil, art. 1988`,
  },
  {
    clause: 'the new rent and what the tenant pays',
    papers: ['letting terms'],
    says: /Honoraires à la charge du locataire.*500 €, au lieu de 553,50 €.*Le nouveau loyer mensuel, charges comprises, est de 790 €/,
    source: 'loi 89-462 du 6 juillet 1989, art. 5, I',
  },
  {
    clause: 'the new fees of management',
    papers: ['management'],
    says: /7,2 %, au lieu de/,
    source: `${DECREE}, art. 66`,
  },
];

const FOREIGN: readonly Clause[] = [
  {
    clause: 'watermark of a draft',
    papers: ALL,
    says: /PROJET/,
    source: 'code civil, art. 1366: what is signed is the writing itself',
  },
  {
    clause: 'words of a sale',
    papers: ['letting terms', 'management'],
    says: /acquéreur|vendeur|nouveau prix/,
    source: 'loi 70-9, art. 1: selling is another operation',
  },
];

interface Question {
  paper: Paper;
  says: RegExp;
}

const casesOf = (clauses: readonly Clause[], expected: boolean) =>
  clauses.flatMap(({ clause, papers, says, source }) =>
    papers.map((paper) => ({
      ...{ name: `${paper}: ${expected ? '' : 'no '}${clause}`, input: { paper, says } },
      ...{ expected, source },
    })),
  );

export const cases = legalCases({
  chapter: 'clauses of amendments',
  rule: ({ paper, says }: Question) => says.test(PAPERS[paper]),
  cases: [...casesOf(REQUIRED_CLAUSES, true), ...casesOf(FOREIGN, false)],
});
