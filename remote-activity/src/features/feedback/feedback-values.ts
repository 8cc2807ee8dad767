import type { CallInput } from '@pignon/shared/api';
import { addDays } from '@pignon/shared/domain/common/day';
import type { RefusalReason } from '@pignon/shared/domain/proposal/proposal.enums';
import type { NextStep, PriceOpinion } from '@pignon/shared/domain/visit/visit.enums';
import type { Feedback } from '@pignon/shared/domain/visit/visit.schema';

/** Values of the form; null while not answered. */
export interface FeedbackValues {
  interest: number | null;
  next: NextStep | null;
  nextDay: string | null;
  reason: RefusalReason | null;
  positives: readonly string[];
  negatives: readonly string[];
  priceOpinion: PriceOpinion | null;
  priceAmount: number | null;
  notes: string;
}

const NO_FEEDBACK: FeedbackValues = {
  interest: null,
  next: null,
  nextDay: null,
  reason: null,
  positives: [],
  negatives: [],
  priceOpinion: null,
  priceAmount: null,
  notes: '',
};

export const valuesOfFeedback = (feedback: Feedback | null): FeedbackValues => feedback ?? NO_FEEDBACK;

/** Default number of days after which undecided visitors are contacted again. */
export const THINKING_DAYS = 3;

/** Builds the request; a day or reason is sent only with the step that it belongs to. */
export function feedbackBody(values: FeedbackValues): CallInput<'PATCH visit/{id}/feedback'>['body'] {
  const { interest, positives, negatives, next, nextDay, reason, notes, ...price } = values;
  return {
    ...price,
    // null: the schema rejects it
    interest: interest as number,
    positives: [...positives],
    negatives: [...negatives],
    next,
    nextDay: next === null || next === 'NO' ? null : nextDay,
    reason: next === 'NO' ? reason : null,
    notes: notes.trim(),
  };
}

/** Suggested day of a next step. */
export const offeredDay = (next: NextStep, today: string): string | null =>
  next === 'THINKING' ? addDays(today, THINKING_DAYS) : null;

/** Trims a typed point; null when empty or a duplicate. */
export function newPoint(typed: string, points: readonly string[]): string | null {
  const point = typed.trim().replace(/\s+/g, ' ');
  const isDuplicate = points.some((other) => other.toLocaleLowerCase('fr') === point.toLocaleLowerCase('fr'));
  return point === '' || isDuplicate ? null : point;
}
