import { legalCases, type LegalCase } from '../../../law/legal-cases';
import { USUAL_MANAGEMENT } from '../../../mandate/management/management-terms';
import { NO_LETTING_TERMS } from '../../../mandate/letting/letting-terms';
import { mandateFacts, PARTNER, wordsOf } from '../../test/mandates';
import { aRental } from '../../../property/test/a-property';
import { composeMandate } from '../compose-mandate';

const LETTING = {
  ...NO_LETTING_TERMS,
  tenantFee: 553.5,
  inventoryFee: 150,
  landlordFee: 553.5,
  landlordInventoryFee: 150,
  negotiationFee: 200,
};
const RENT = { transactionType: 'RENT', type: 'NON_EXCLUSIVE', price: 785, letting: LETTING } as const;
const rental = { property: aRental() };

const PAPERS = {
  'exclusive sale': mandateFacts(),
  'simple sale': mandateFacts({ type: 'NON_EXCLUSIVE', irrevocableUntil: null }),
  'sale off-premises': mandateFacts({ offPremises: true, withdrawalUntil: '2026-11-17' }),
  'renewed sale': mandateFacts({ renewal: true }),
  letting: mandateFacts(RENT, rental),
  management: mandateFacts(
    {
      ...RENT,
      register: 'G',
      management: { ...USUAL_MANAGEMENT, feeRate: 7.2, account: 'Banque du littoral, FR76 1234' },
      irrevocableUntil: null,
    },
    rental,
  ),
  delegation: mandateFacts(PARTNER),
} as const;
type Paper = keyof typeof PAPERS;

const SALES: readonly Paper[] = ['exclusive sale', 'simple sale', 'sale off-premises', 'renewed sale'];
const OF_TRANSACTION: readonly Paper[] = [...SALES, 'letting'];
const OF_PRINCIPALS: readonly Paper[] = [...OF_TRANSACTION, 'management'];
const ALL: readonly Paper[] = [...OF_PRINCIPALS, 'delegation'];

interface Clause {
  clause: string;
  papers: readonly Paper[];
  says: RegExp;
  source: string;
}

const HOGUET = 'loi 70-9 du 2 janvier 1970';
const DECREE = 'décret 72-678 du 20 juillet 1972';

/** Clauses that each document must contain. */
const REQUIRED_CLAUSES: readonly Clause[] = [
  {
    clause: 'the place in the register',
    papers: OF_TRANSACTION,
    says: /N° T-128 – inscrit au registre des mandats, Transaction, le 3 novembre 2026/,
    source: `${DECREE}, art. 72, al. 5`,
  },
  {
    clause: 'the place in the register of management',
    papers: ['management'],
    says: /N° G-128 – inscrit au registre des mandats, Gestion, le 3 novembre 2026/,
    source: `${DECREE}, art. 65`,
  },
  {
    clause: 'who gives it, with their civil status',
    papers: OF_PRINCIPALS,
    says: /Madame Maïalen HARISPE.*Née le 1er mai 1971 à Bayonne.*Demeurant : 12 rue/,
    source: `${DECREE}, art. 72 and 92; code civil, art. 1984`,
  },
  {
    clause: 'the professional card, with its number and chamber',
    papers: ALL,
    says: /Carte professionnelle Transaction et Gestion n° CPI 6401 2026 000 000 064, délivrée par la CCI de Bayonne/,
    source: `${DECREE}, art. 92`,
  },
  {
    clause: 'the guarantor, with the address',
    papers: ALL,
    says: /Garantie mutuelle, 1 place de la Garantie, 75009 Paris/,
    source: `${DECREE}, art. 92; ${HOGUET}, art. 3, 2°`,
  },
  {
    clause: 'the insurance of civil liability',
    papers: ALL,
    says: /Assurance du littoral/,
    source: `${HOGUET}, art. 3, 3°`,
  },
  {
    clause: 'the property',
    papers: ALL,
    says: /Désignation du bien.*12 rue des Fougères/,
    source: `${DECREE}, art. 72`,
  },
  {
    clause: 'the price in figures and in words',
    papers: SALES,
    says: /261 250 € \(deux cent soixante et un mille deux cent cinquante euros\)/,
    source: `${DECREE}, art. 72: the price is part of the operation that the mandate names`,
  },
  {
    clause: 'the rent in figures and in words',
    papers: ['letting', 'management'],
    says: /785 € \(sept cent quatre-vingt-cinq euros\)/,
    source: `${DECREE}, art. 64 and 72`,
  },
  {
    clause: 'the fees, and who pays them',
    papers: SALES,
    says: /Les honoraires du mandataire sont fixés à 11 250 €.*à la charge de l’acquéreur/,
    source: `${HOGUET}, art. 6, I; ${DECREE}, art. 73`,
  },
  {
    clause: 'that nothing is due before the deed',
    papers: SALES,
    says: /Aucune somme n’est due avant ce jour/,
    source: `${HOGUET}, art. 6, I, al. 3`,
  },
  {
    clause: 'the fees of landlord and tenant, inventory apart',
    papers: ['letting', 'management'],
    says: /À la charge du mandant : 553,50 € TTC, dont état des lieux : 150 € TTC.*À la charge du locataire : 553,50 € TTC, dont état des lieux : 150 € TTC/,
    source: 'loi 89-462 du 6 juillet 1989, art. 5, I',
  },
  {
    clause: 'what the landlord alone pays',
    papers: ['letting', 'management'],
    says: /À la charge du mandant seul, entremise et négociation : 200 € TTC/,
    source: 'loi 89-462 du 6 juillet 1989, art. 5, I',
  },
  {
    clause: 'the caps on what the tenant pays',
    papers: ['letting', 'management'],
    says: /ne dépasse ni celle du mandant ni les plafonds fixés par mètre carré de surface habitable/,
    source: 'loi 89-462 du 6 juillet 1989, art. 5, I; décret 2014-890',
  },
  {
    clause: 'an end',
    papers: ALL,
    says: /(Le mandat|La délégation) est donnée? du 3 novembre 2026 au 3 février 2027 inclus/,
    source: `${HOGUET}, art. 7`,
  },
  {
    clause: 'the clause on ending it, in very apparent type',
    papers: OF_TRANSACTION,
    says: /"kind":"strong","text":"PASSÉ UN DÉLAI DE TROIS MOIS[^"]*QUINZE JOURS[^"]*LETTRE RECOMMANDÉE/,
    source: `${DECREE}, art. 78, al. 2 and 3`,
  },
  {
    clause: 'exclusivity, in very apparent type',
    papers: ['exclusive sale', 'renewed sale'],
    says: /"kind":"strong","text":"EXCLUSIVITÉ/,
    source: `${DECREE}, art. 78, al. 1`,
  },
  {
    clause: 'means and reports',
    papers: OF_TRANSACTION,
    says: /Moyens mis en œuvre et comptes rendus.*rend compte/,
    source: `${HOGUET}, art. 6, I (loi 2014-366 du 24 mars 2014); ${DECREE}, art. 77`,
  },
  {
    clause: 'the right to withdraw, and its form',
    papers: ['sale off-premises'],
    says: /quatorze jours.*formulaire détachable.*"withdrawal":\{"to"/,
    source: 'code de la consommation, L221-5 and L221-18',
  },
  {
    clause: 'the law on tacit renewal in full',
    papers: ['renewed sale'],
    says: /Art\. L\. 215-1 –.*Art\. L\. 241-3 –/,
    source: 'code de la consommation, L215-4',
  },
  {
    clause: 'the mediator',
    papers: OF_PRINCIPALS,
    says: /Médiation de l’immobilier, 3 rue de la Conciliation, 75010 Paris/,
    source: 'code de la consommation, L616-1 and R616-1',
  },
  {
    clause: 'what becomes of personal data',
    papers: OF_PRINCIPALS,
    says: /Contact : Référent données, donnees@pignon\.test/,
    source: 'règlement (UE) 2016/679, art. 13',
  },
  {
    clause: 'where and in how many copies it was made',
    papers: ALL,
    says: /Fait à Biarritz|Fait à \ue001/,
    source: 'code civil, art. 1375',
  },
  {
    clause: 'the express authorisation to receive funds',
    papers: ['management'],
    says: /"kind":"strong","text":"LE MANDANT AUTORISE EXPRESSÉMENT LE MANDATAIRE À RECEVOIR/,
    source: `${DECREE}, art. 64`,
  },
  {
    clause: 'the extent of the powers',
    papers: ['management'],
    says: /Recevoir tous loyers[^}]*"ticked":true.*Mettre en demeure[^}]*"ticked":false/,
    source: `${DECREE}, art. 64`,
  },
  {
    clause: 'the fees of management, and that there are no others',
    papers: ['management'],
    says: /7,2 % TTC des sommes encaissées.*ne peut demander ni recevoir, directement ou indirectement, d’autre rémunération/,
    source: `${DECREE}, art. 66`,
  },
  {
    clause: 'how accounts are given, once a year at least',
    papers: ['management'],
    says: /rend compte de sa gestion par écrit chaque mois, et au moins une fois par an/,
    source: `${DECREE}, art. 66`,
  },
  {
    clause: 'the account of the sums collected',
    papers: ['management'],
    says: /Compte des sommes encaissées : Banque du littoral, FR76 1234/,
    source: `${DECREE}, art. 71`,
  },
  {
    clause: 'the original mandate and its authorisation',
    papers: ['delegation'],
    says: /mandat n° 77 du 1er octobre 2026.*expressément autorisée, par écrit/,
    source: `code civil, art. 1994; ${HOGUET}, art. 6`,
  },
  {
    clause: 'how two agencies share the fees',
    papers: ['delegation'],
    says: /agence délégataire : 40 %.*agence délégante : 60 %/,
    source: `${HOGUET}, art. 6; ${DECREE}, art. 73`,
  },
];

/** Clauses of other contracts that a document must not contain. */
const FOREIGN: readonly Clause[] = [
  {
    clause: 'clauses of a mandate to let',
    papers: ['management'],
    says: /CLAUSE PÉNALE|QUINZE JOURS|ne reçoit ni fonds ni valeur|de rechercher un locataire pour le bien/,
    source: `${DECREE}, art. 64 to 71: art. 72 to 79 are of transactions`,
  },
  {
    clause: 'powers of a manager',
    papers: OF_TRANSACTION,
    says: /Recevoir tous loyers|gérer et d’administrer|AUTORISE EXPRESSÉMENT/,
    source: `${DECREE}, art. 64: of the management card alone`,
  },
  {
    clause: 'words of a sale',
    papers: ['letting', 'management'],
    says: /acquéreur|vendeur|acte authentique/,
    source: 'loi 70-9, art. 1: selling is another operation',
  },
  {
    clause: 'words of a letting',
    papers: SALES,
    says: /locataires|bailleur|état des lieux/,
    source: 'loi 70-9, art. 1: letting is another operation',
  },
  {
    clause: 'a right to withdraw',
    papers: ['exclusive sale', 'letting', 'management', 'delegation'],
    says: /droit de rétractation/i,
    source: 'code de la consommation, L221-1 and L221-18: off-premises and at a distance',
  },
];

interface Question {
  paper: Paper;
  says: RegExp;
}

const casesOf = (clauses: readonly Clause[], expected: boolean): LegalCase<Question, boolean>[] =>
  clauses.flatMap(({ clause, papers, says, source }) =>
    papers.map((paper) => ({
      name: `${paper}: ${expected ? '' : 'no '}${clause}`,
      input: { paper, says },
      expected,
      source,
    })),
  );

export const cases = legalCases({
  chapter: 'clauses of mandates',
  rule: ({ paper, says }: Question) => says.test(wordsOf(composeMandate(PAPERS[paper], 'l’agence'))),
  cases: [...casesOf(REQUIRED_CLAUSES, true), ...casesOf(FOREIGN, false)],
});
