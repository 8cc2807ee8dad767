import { addMonths } from '../../common/day';
import { frenchDay } from '../../common/french';
import type { FieldProblem } from '../../common/problem';
import { sameValue } from '../../form/values';
import type { LettingBounds } from '../letting/letting-terms';
import { isExtensible, isInForce } from '../mandate-status';
import { noticeInProgress } from '../mandate-termination';
import { limitSentence, longestMonths } from '../mandate.limits';
import { firstAgreedProblem } from '../mandate.rules';
import type { AmendedTerms, Amendment, Mandate, MandateFields, PendingAmendment } from '../mandate.schema';

/** Fields that an amendment may change, in printed order. */
export const AMENDED_FIELDS = [
  'price',
  'endDate',
  'feeType',
  'commissionRate',
  'commissionAmount',
  'buyerShare',
  'letting',
  'management',
  'powers',
] as const satisfies readonly (keyof AmendedTerms)[];

type Terms = Pick<MandateFields, Exclude<keyof AmendedTerms, 'powers'>> & Pick<Mandate, 'texts'>;

/** Reads the mandate's value of an amendable field. */
const valueOf = (mandate: Terms, field: keyof AmendedTerms) =>
  field === 'powers' ? mandate.texts.powers : mandate[field];

/** Requested terms that differ from the mandate's. */
export const realChanges = (mandate: Terms, terms: AmendedTerms): AmendedTerms =>
  Object.fromEntries(
    AMENDED_FIELDS.filter(
      (field) => terms[field] !== undefined && !sameValue(terms[field], valueOf(mandate, field)),
    ).map((field) => [field, terms[field]]),
  );

/** Returns the mandate's values before these changes; absent where there was none. */
export const termsBefore = (mandate: Terms, changes: AmendedTerms): AmendedTerms =>
  Object.fromEntries(
    AMENDED_FIELDS.filter((field) => field in changes).flatMap((field) => {
      const value = valueOf(mandate, field);
      return value === null && (field === 'powers' || field === 'endDate') ? [] : [[field, value]];
    }),
  );

/** Applies an amendment to a mandate. */
export function withTerms<Amended extends Terms>(mandate: Amended, { powers, ...fields }: AmendedTerms): Amended {
  return { ...mandate, ...fields, ...(powers === undefined ? {} : { texts: { ...mandate.texts, powers } }) };
}

/** Why a mandate cannot be amended; null when it can. */
export function amendmentRefusal(mandate: Mandate): string | null {
  if (!isInForce(mandate.status) && isExtensible(mandate.status))
    return 'Ce mandat est échu\u00a0: prolongez-le d’abord.';
  if (!isInForce(mandate.status)) return 'Seul un mandat en cours se change par un avenant.';
  if (noticeInProgress(mandate)) return 'Une lettre met fin à ce mandat\u00a0: retirez d’abord le préavis.';
  return null;
}

function termProblem({ endDate }: AmendedTerms, register: Mandate['register'], today: string): FieldProblem | null {
  if (endDate === undefined) return null;
  if (endDate <= today) return { path: 'endDate', message: 'La nouvelle fin du mandat doit être un jour à venir' };
  return endDate > addMonths(today, longestMonths(register))
    ? { path: 'endDate', message: limitSentence(register) }
    : null;
}

/** First rule violated by changes of an active mandate on a day, by field; null when none. */
export function amendmentProblem(
  mandate: Mandate,
  changes: AmendedTerms,
  { today, ...bounds }: LettingBounds & { today: string },
): FieldProblem | null {
  if (Object.keys(changes).length === 0) return { path: 'text', message: 'Cet avenant ne change rien au mandat.' };
  if ('powers' in changes && (mandate.management || mandate.type === 'PARTNER'))
    return { path: 'powers', message: 'Ce mandat ne dit pas ses pouvoirs par un texte.' };
  const fields = withTerms(mandate, changes);
  const { transactionType } = mandate;
  return (
    termProblem(changes, mandate.register, today) ??
    firstAgreedProblem({ fields, before: mandate, transactionType, today, ...bounds })
  );
}

/** A rule that a draft breaks, by the field of the draft. */
export const inDraft = (problem: FieldProblem | null): FieldProblem | null =>
  problem === null || problem.path === 'text' ? problem : { ...problem, path: `changes.${problem.path}` };

/** Default text of an amendment. */
export const USUAL_TEXT = 'Les parties conviennent de modifier le mandat comme suit.';

/** Builds the amendment from its signed draft and the mandate before it. */
export function signedAmendment(
  mandate: Mandate,
  { changes, text, signatures, agentSignature = null, signedPlace = null }: PendingAmendment,
  date: string,
): Amendment {
  const { endDate = null } = changes;
  const before = termsBefore(mandate, changes);
  return { date, text, endDate, changes, before, signatures, agentSignature, signedPlace };
}

/** Text about a draft amendment, in events and the journal. */
export const draftWords = (number: number, day: string): string =>
  `Avenant n°\u00a0${number} préparé le ${frenchDay(day)}`;
