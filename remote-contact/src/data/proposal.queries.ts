import { call, useCall, useMutation } from '@pignon/shared/api';
import type { Pair, Proposing } from '@pignon/shared/domain/proposal/proposal.schema';

const PAGE_SIZE = 50;

/** Proposals made to a contact, or of a property. */
export type ProposalsOf = { contactId: number } | { reference: string };

/** Fetches proposals to a contact or of a property, last changed first. */
export function useProposals(of: ProposalsOf) {
  return useCall('POST proposal/find', { body: { dto: of, pageSize: PAGE_SIZE } });
}

type ProposalDraft = Pick<Proposing, 'means'> & { pairs: Pair[]; introduction?: string };

/** Previews a proposal and its message. */
export const useProposalPreview = (request: ProposalDraft) =>
  useCall('POST proposal/preview', { body: request }, { keepPrevious: true });

/** Proposes properties to customers. */
export function usePropose(idempotencyKey: string) {
  return useMutation({
    mutationFn: (body: ProposalDraft) => call('POST proposal', { body }, { idempotencyKey }),
  });
}

export const undoProposals = (ids: readonly number[]) => call('POST proposal/undo', { body: { ids: [...ids] } });
