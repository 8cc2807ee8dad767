import { CARD_KIND_WORDS, type CardKind } from '../../agency/agency.enums';
import type { AgencyFields } from '../../agency/agency.schema';
import { capitalize } from '../../common/french';
import type { MandateFileKind } from '../../media/media.enums';
import { isNoPrice } from '../../property/price/price-limits';
import { managementProblem } from '../management/management-terms';
import type { MandateFields } from '../mandate.schema';
import { saleFees } from '../sale-fees';
import { isBlank, type Requirement } from './requirement';

const HOGUET = 'loi 70-9 du 2 janvier 1970, art. 6';
const DECREE = 'décret 72-678 du 20 juillet 1972';

/** Terms of a mandate, and whether its property is a dwelling. */
type Term = Requirement<MandateFields & { isDwelling: boolean }>;

const PRICE: Term = {
  key: 'price',
  field: 'price',
  message: 'Le prix manque.',
  source: `${DECREE}, art. 73`,
  lacks: ({ price }) => isNoPrice(price) || price === null,
};

function hasFees({ letting, ...mandate }: MandateFields): boolean {
  if (mandate.transactionType === 'SALE') return (saleFees(mandate)?.fees ?? 0) > 0;
  return (letting?.landlordFee ?? 0) + (letting?.negotiationFee ?? 0) + (letting?.tenantFee ?? 0) > 0;
}

const FEES: Term = {
  key: 'fees',
  field: 'commissionRate',
  message: 'Les honoraires manquent.',
  source: `${HOGUET}; ${DECREE}, art. 73: how they are set, and who pays`,
  lacks: (mandate) => !hasFees(mandate),
};

export const SALE_TERMS: readonly Term[] = [PRICE, FEES];
const TENANCY = 'loi 89-462 du 6 juillet 1989, art. 3: what a lease says, and who lets it has to know';

/** Terms of every letting. */
const RENT_TERMS: readonly Term[] = [
  { ...PRICE, message: 'Le loyer manque.' },
  {
    key: 'monthlyExpenses',
    field: 'letting.monthlyExpenses',
    message: 'Les charges mensuelles ne sont pas dites (zéro s’il n’y en a pas).',
    source: TENANCY,
    lacks: ({ letting }) => (letting?.monthlyExpenses ?? null) === null,
  },
  {
    key: 'deposit',
    field: 'letting.deposit',
    message: 'Le dépôt de garantie n’est pas dit (zéro s’il n’y en a pas).',
    source: `${TENANCY}; art. 22`,
    lacks: ({ letting }) => (letting?.deposit ?? null) === null,
  },
  {
    key: 'furnished',
    field: 'letting.furnished',
    message: 'Il n’est pas dit si le logement est loué vide ou meublé.',
    source: 'loi 89-462 du 6 juillet 1989, art. 2 and 25-4: another lease, another deposit',
    lacks: ({ letting, isDwelling }) => isDwelling && (letting?.furnished ?? null) === null,
  },
];

const LETTING_FEES: readonly Term[] = [
  {
    key: 'landlordFee',
    field: 'letting.landlordFee',
    message: 'Les honoraires à la charge du bailleur ne sont pas dits.',
    source: `${HOGUET}; loi 89-462 du 6 juillet 1989, art. 5`,
    lacks: ({ letting }) => (letting?.landlordFee ?? letting?.negotiationFee ?? null) === null,
  },
  {
    key: 'tenantFee',
    field: 'letting.tenantFee',
    message: 'Les honoraires à la charge du locataire ne sont pas dits.',
    source: 'loi 89-462 du 6 juillet 1989, art. 5',
    lacks: ({ letting }) => (letting?.tenantFee ?? null) === null,
  },
];

/** Terms of the letting: the mandate's, else the property's. */
export const LETTING_TERMS: readonly Term[] = [...RENT_TERMS, ...LETTING_FEES];
/** Management mandates that include finding tenants have fees for it too. */
export const MANAGEMENT_TERMS: readonly Term[] = [
  ...RENT_TERMS,
  ...LETTING_FEES.map((term) => ({
    ...term,
    lacks: (mandate: Parameters<Term['lacks']>[0]) =>
      (mandate.management?.powers.includes('LET') ?? false) && term.lacks(mandate),
  })),
  {
    key: 'management',
    field: 'management.feeRate',
    message: 'Les pouvoirs ou les honoraires de gestion manquent.',
    source: `${DECREE}, art. 64 and 66`,
    lacks: ({ management }) => management === null || managementProblem(management) !== null,
  },
];
export const DELEGATION_TERMS: readonly Term[] = [
  PRICE,
  FEES,
  {
    key: 'feeShare',
    field: 'partner.feeShare',
    message: 'Le partage des honoraires entre les deux agences manque.',
    source: `${DECREE}, art. 73`,
    lacks: ({ partner }) => (partner?.feeShare ?? 0) <= 0,
  },
  {
    key: 'term',
    field: 'durationMonths',
    message: 'La durée de la délégation manque.',
    source: 'loi 70-9, art. 7: limited in time',
    lacks: ({ durationMonths, endDate }) => durationMonths === null && endDate === null,
  },
];

/** Files of the folder that a delegation requires. */
export const DELEGATION_FILES: readonly Requirement<readonly MandateFileKind[]>[] = [
  {
    key: 'authorisation',
    field: 'AUTHORISATION',
    message: 'L’autorisation du mandant d’origine n’est pas jointe au dossier.',
    source: 'code civil, art. 1994: who was entrusted has another act in their place as far as the principal allows it',
    lacks: (kinds) => !kinds.includes('AUTHORISATION'),
  },
];

type AgencyRequirement = Requirement<AgencyFields>;

const IDENTITY: readonly AgencyRequirement[] = [
  {
    key: 'agencyName',
    field: 'legalName',
    message: 'La dénomination de l’agence manque.',
    source: 'code de commerce, R123-238',
    lacks: ({ legalName, name }) => isBlank(legalName) && isBlank(name),
  },
  {
    key: 'agencyAddress',
    field: 'address',
    message: 'Le siège de l’agence manque.',
    source: 'code de commerce, R123-237',
    lacks: ({ address }) => address === null,
  },
  {
    key: 'agencyRcs',
    field: 'rcs',
    message: 'L’immatriculation de l’agence (RCS) manque.',
    source: 'code de commerce, R123-237',
    lacks: ({ rcs }) => isBlank(rcs),
  },
  {
    key: 'guarantor',
    field: 'guarantor',
    message: 'Le garant financier de l’agence, avec son adresse, manque.',
    source: `loi 70-9, art. 3, 2°; ${DECREE}, art. 93`,
    lacks: ({ guarantor }) => isBlank(guarantor?.name) || isBlank(guarantor?.address),
  },
  {
    key: 'insurer',
    field: 'insurer',
    message: 'L’assureur de responsabilité civile professionnelle manque.',
    source: 'loi 70-9, art. 3, 3°; code de la consommation, R111-2',
    lacks: ({ insurer }) => isBlank(insurer?.name),
  },
];

const MEDIATOR: AgencyRequirement = {
  key: 'mediator',
  field: 'mediator',
  message: 'Le médiateur de la consommation manque.',
  source: 'code de la consommation, L616-1 and R616-1',
  lacks: ({ mediator }) => isBlank(mediator?.name),
};

const cardFor = (kind: CardKind): AgencyRequirement => ({
  key: 'professionalCard',
  field: 'professionalCard',
  message: `La carte professionnelle «\u00a0${capitalize(CARD_KIND_WORDS[kind].fr)}\u00a0» de l’agence manque.`,
  source: `loi 70-9, art. 3; ${DECREE}, art. 93`,
  lacks: ({ professionalCard }) => professionalCard?.kinds.includes(kind) !== true,
});

/** Facts required of the agency; the mediator when a principal is a consumer. */
export const agencyRequirements = (kind: CardKind, consumers: boolean): readonly AgencyRequirement[] => [
  ...IDENTITY,
  cardFor(kind),
  ...(consumers ? [MEDIATOR] : []),
];
