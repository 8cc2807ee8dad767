import { frenchDay, frenchEuros, frenchList, uncapitalize } from '../common/french';
import { REFUSAL_REASON_WORDS, type ProposalStatus } from '../proposal/proposal.enums';
import type { Feedback } from './visit.schema';
import { NEXT_STEP_WORDS, PRICE_OPINION_WORDS, type NextStep } from './visit.enums';

export const REASON_WITHOUT_REFUSAL = 'Un motif de refus suppose que les visiteurs refusent le bien';
export const DAY_WITHOUT_STEP = 'Une date suppose une suite à donner';

/** True for a reason of refusal without a refusal. */
export const hasStrayReason = ({ next, reason }: Pick<Feedback, 'next' | 'reason'>): boolean =>
  reason !== null && next !== 'NO';

/** A refusal has no follow-up day. */
export const hasStrayDay = ({ next, nextDay }: Pick<Feedback, 'next' | 'nextDay'>): boolean =>
  nextDay !== null && (next === null || next === 'NO');

const LIKED_FROM = 4;

/** Derives the proposal's status from feedback; null when the property was only visited. */
export function stepOfFeedback({ interest, next }: Pick<Feedback, 'interest' | 'next'>): ProposalStatus | null {
  if (next === 'NO') return 'REFUSED';
  if (next === 'OFFER') return 'OFFER';
  return next === 'SECOND_VISIT' || interest >= LIKED_FROM ? 'LIKED' : null;
}

const priceWords = ({ priceOpinion, priceAmount }: Feedback): string[] => {
  const opinion = [
    priceOpinion && PRICE_OPINION_WORDS[priceOpinion].fr,
    priceAmount !== null && frenchEuros(priceAmount),
  ];
  const words = opinion.filter(Boolean).join(', ');
  return words === '' ? [] : [`Prix\u00a0: ${words}`];
};

const nextWords = ({ next, nextDay, reason }: Feedback): string[] => {
  if (next === null) return [];
  const reasonText = reason === null ? '' : ` (${REFUSAL_REASON_WORDS[reason].fr})`;
  const followUpText = nextDay === null ? '' : `, à rappeler le ${frenchDay(nextDay)}`;
  return [`Suite\u00a0: ${NEXT_STEP_WORDS[next].fr}${reasonText}${followUpText}`];
};

const pointWords = (label: string, points: readonly string[]): string[] =>
  points.length === 0 ? [] : [`${label}\u00a0: ${frenchList(points.map(uncapitalize))}`];

/** Formats feedback on one line of French: « 4/5 · Points forts : luminosité… ». */
export function feedbackWords(feedback: Feedback): string {
  return [
    `${feedback.interest}/5`,
    ...pointWords('Points forts', feedback.positives),
    ...pointWords('Points faibles', feedback.negatives),
    ...priceWords(feedback),
    ...nextWords(feedback),
    ...(feedback.notes === '' ? [] : [feedback.notes]),
  ].join(' · ');
}

/** Visitors' reasons for refusing a property, shown when it is proposed again; without notes, which may name people. */
export const refusalNote = (feedback: Feedback): string =>
  [...pointWords('Points faibles', feedback.negatives), ...priceWords(feedback)].join(' · ');

const TASKS: Readonly<Record<Exclude<NextStep, 'NO'>, string>> = {
  SECOND_VISIT: 'Convenir d’une contre-visite',
  OFFER: 'Recueillir l’offre',
  THINKING: 'Rappeler les visiteurs',
};

/** Task that a feedback creates, with its due day; null for none. The title names nobody. */
export function taskOfFeedback(
  { next, nextDay }: Pick<Feedback, 'next' | 'nextDay'>,
  propertyRef: string,
): { title: string; day: string } | null {
  if (nextDay === null || next === null || next === 'NO') return null;
  return { title: `${TASKS[next]}\u00a0: bien ${propertyRef}`, day: nextDay };
}
