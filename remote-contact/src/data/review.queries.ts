import { call, useCall, useMutation, type CallInput } from '@pignon/shared/api';
import type { ReviewDecision } from '@pignon/shared/domain/contact/erasure/review.schema';

type ReviewRequest = CallInput<'POST contact/review/find'>['body'];

/** A page of contacts inactive for three years. */
export const useToReview = (body: ReviewRequest) =>
  useCall('POST contact/review/find', { body }, { keepPrevious: true });

/** Saves a review decision, even when its row has unmounted. */
export function useDecide(id: number, onDecided: (decision: ReviewDecision) => void) {
  return useMutation({
    mutationFn: (body: CallInput<'POST contact/{id}/review'>['body']) =>
      call('POST contact/{id}/review', { params: { id }, body }),
    onSuccess: (_, { decision }) => onDecided(decision),
  });
}
