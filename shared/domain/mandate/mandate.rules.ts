import { addMonths, daysBetween } from '../common/day';
import { PAYER_UNKNOWN } from '../property/price/unknown-payer-message';
import type { FieldProblem } from '../common/problem';
import { sameValue } from '../form/values';
import { feeField, feeProblem, isNoPrice, NO_PRICE, NO_RENT } from '../property/price/price-limits';
import { contractKindOf } from './contract-kind';
import { depositProblem, lettingProblem, type LettingBounds } from './letting/letting-terms';
import { managementProblem } from './management/management-terms';
import { renewalProblem } from './mandate-renewal';
import {
  DEFAULT_DURATION_MONTHS,
  MAX_START_DAYS,
  IRREVOCABLE_MONTHS,
  limitSentence,
  longestMonths,
} from './mandate.limits';
import type { DraftedMandate } from './draft-mandate';
import type { MandateFields } from './mandate.schema';
import { mandateBase } from './sale-fees';

interface Drafted extends LettingBounds {
  fields: DraftedMandate;
  /** Transaction of the property. */
  transactionType: MandateFields['transactionType'];
  today: string;
  /** Saved mandate: a price or fees older than their limits may stay. */
  before?: MandateFields | undefined;
}

type Path = keyof MandateFields | ((fields: DraftedMandate) => keyof MandateFields);

type Rule = { path: Path } & (
  | { message: string | ((fields: DraftedMandate) => string); fails: (draft: Drafted) => boolean }
  /** Message of the violation, or null. */
  | { problem: (draft: Drafted) => string | null }
);

const isAsBefore = ({ fields, before }: Drafted, names: readonly (keyof MandateFields)[]): boolean =>
  before !== undefined && names.every((name) => sameValue(fields[name], before[name]));

const feesProblem = (fields: DraftedMandate): string | null =>
  fields.transactionType === 'SALE' ? feeProblem(mandateBase(fields), fields) : null;

const startOf = ({ fields, today }: Drafted) => fields.startDate ?? today;
const endOf = (draft: Drafted) =>
  draft.fields.endDate ?? addMonths(startOf(draft), draft.fields.durationMonths ?? DEFAULT_DURATION_MONTHS);

/** In order: the first violated rule is reported. */
const RULES: readonly Rule[] = [
  {
    path: 'transactionType',
    message: 'Un bien à vendre se confie par un mandat de vente, un bien à louer par un mandat de location',
    fails: ({ fields, transactionType }) => fields.transactionType !== transactionType,
  },
  {
    path: 'counterParts',
    message: 'Au moins 1 contact est requis',
    fails: ({ fields }) => fields.counterParts.length === 0,
  },
  {
    path: 'counterParts',
    message: 'Un même contact figure deux fois',
    fails: ({ fields: { counterParts } }) => new Set(counterParts).size < counterParts.length,
  },
  { path: 'price', message: 'Le prix est requis', fails: ({ fields }) => fields.price === null },
  { path: 'feeType', message: PAYER_UNKNOWN, fails: ({ fields }) => fields.feeType === null },
  {
    path: 'price',
    message: ({ transactionType }) => (transactionType === 'RENT' ? NO_RENT : NO_PRICE),
    fails: (draft) => isNoPrice(draft.fields.price) && !isAsBefore(draft, ['price']),
  },
  {
    path: feeField,
    message: (fields) => feesProblem(fields) ?? '',
    fails: (draft) =>
      feesProblem(draft.fields) !== null && !isAsBefore(draft, ['price', 'commissionRate', 'commissionAmount']),
  },
  {
    path: 'register',
    message: 'Le registre de gestion ne reçoit que des mandats de gestion de biens à louer',
    fails: ({ fields }) => fields.register === 'G' && fields.transactionType !== 'RENT',
  },
  {
    path: 'register',
    message: 'Une délégation porte sur une vente ou une location, non sur une gestion',
    fails: (draft) =>
      draft.fields.register === 'G' && draft.fields.type === 'PARTNER' && !isAsBefore(draft, ['register', 'type']),
  },
  {
    path: 'register',
    message: 'La carte professionnelle de l’agence ne porte pas la mention «\u00a0Gestion\u00a0» (loi 70-9, art. 3)',
    fails: (draft) =>
      contractKindOf(draft.fields) === 'MANAGEMENT' && draft.cardKinds != null && !draft.cardKinds.includes('G'),
  },
  {
    path: 'letting',
    message: 'Seule une location a des honoraires de location',
    fails: ({ fields }) => fields.letting !== null && fields.transactionType !== 'RENT',
  },
  {
    path: 'management',
    message: 'Un mandat de gestion dit ses pouvoirs, ses honoraires et ses comptes rendus',
    fails: ({ fields }) => contractKindOf(fields) === 'MANAGEMENT' && fields.management === null,
  },
  {
    path: 'management',
    message: 'Seul un mandat inscrit au registre de gestion dit comment il gère',
    fails: ({ fields }) => contractKindOf(fields) !== 'MANAGEMENT' && fields.management !== null,
  },
  {
    path: 'startDate',
    message: 'Le début du mandat est à plus d’un an d’ici',
    fails: ({ fields: { startDate }, today }) =>
      startDate !== null && Math.abs(daysBetween(today, startDate)) > MAX_START_DAYS,
  },
  {
    path: 'endDate',
    message: 'La fin du mandat doit suivre son début',
    fails: (draft) => draft.fields.endDate !== null && draft.fields.endDate <= startOf(draft),
  },
  {
    path: 'endDate',
    message: ({ register }) => limitSentence(register),
    fails: (draft) =>
      draft.fields.endDate !== null &&
      draft.fields.endDate > addMonths(startOf(draft), longestMonths(draft.fields.register)),
  },
  {
    path: 'durationMonths',
    message: ({ register }) => limitSentence(register),
    fails: ({ fields: { durationMonths, register } }) => (durationMonths ?? 0) > longestMonths(register),
  },
  {
    path: 'irrevocableUntil',
    message: 'L’irrévocabilité ne peut finir avant le début du mandat',
    fails: (draft) => draft.fields.irrevocableUntil !== null && draft.fields.irrevocableUntil < startOf(draft),
  },
  {
    path: 'irrevocableUntil',
    message: `Un mandat ne peut être irrévocable plus de ${IRREVOCABLE_MONTHS} mois`,
    fails: (draft) =>
      draft.fields.irrevocableUntil !== null &&
      draft.fields.irrevocableUntil > addMonths(startOf(draft), IRREVOCABLE_MONTHS),
  },
  {
    path: 'irrevocableUntil',
    message: 'L’irrévocabilité ne peut dépasser la fin du mandat',
    fails: ({ fields: { irrevocableUntil, endDate } }) =>
      irrevocableUntil !== null && endDate !== null && irrevocableUntil > endDate,
  },
  {
    path: 'renewal',
    message: 'Une délégation ne se reconduit pas\u00a0: elle suit le mandat d’origine',
    fails: ({ fields }) => fields.renewal && fields.type === 'PARTNER',
  },
  {
    path: 'renewal',
    problem: (draft) =>
      draft.fields.renewal ? renewalProblem(startOf(draft), endOf(draft), draft.fields.register) : null,
  },
  {
    path: 'withdrawalUntil',
    message: 'Le délai de rétractation se compte à la signature',
    fails: ({ fields }) => fields.withdrawalUntil !== null,
  },
  {
    path: 'partner',
    message: 'L’agence qui délègue son mandat est requise',
    fails: ({ fields }) => fields.type === 'PARTNER' && fields.partner === null,
  },
  {
    path: 'partner',
    message: 'Seule une délégation de mandat désigne une autre agence',
    fails: ({ fields }) => fields.type !== 'PARTNER' && fields.partner !== null,
  },
];

const messageOf = (rule: Rule, draft: Drafted): string | null => {
  if ('problem' in rule) return rule.problem(draft);
  if (!rule.fails(draft)) return null;
  return typeof rule.message === 'string' ? rule.message : rule.message(draft.fields);
};

/** Validates letting and management terms; unchanged fees and deposit may stay. */
function termsProblem(draft: Drafted): FieldProblem | null {
  const { letting, management } = draft.fields;
  const checksLetting = letting !== null && !isAsBefore(draft, ['letting']);
  return (
    (checksLetting ? lettingProblem(letting, draft.lettingCap) : null) ??
    (isAsBefore(draft, ['letting', 'price']) ? null : depositProblem(draft.fields, draft)) ??
    (management === null ? null : managementProblem(management))
  );
}

/** Fields of the term: those of a signed mandate follow the rules of its amendments. */
const TERM_PATHS: readonly Path[] = [
  'startDate',
  'endDate',
  'durationMonths',
  'irrevocableUntil',
  'renewal',
  'withdrawalUntil',
];

function firstBroken(rules: readonly Rule[], draft: Drafted): FieldProblem | null {
  for (const rule of rules) {
    const message = messageOf(rule, draft);
    const { path } = rule;
    if (message !== null) return { path: typeof path === 'string' ? path : path(draft.fields), message };
  }
  return termsProblem(draft);
}

/** First rule violated by price, fees or powers, whatever the term. */
export const firstAgreedProblem = (draft: Drafted): FieldProblem | null =>
  firstBroken(
    RULES.filter(({ path }) => !TERM_PATHS.includes(path)),
    draft,
  );

/** First rule violated before signature, as path and French sentence; null when valid. */
export const firstMandateProblem = (draft: Drafted): FieldProblem | null => firstBroken(RULES, draft);
