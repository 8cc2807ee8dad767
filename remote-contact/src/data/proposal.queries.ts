import { call, useCall, useMutation, useQuery, type CallKey } from '@pignon/shared/api';
import { MAX_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import type { Pair, Proposal, Proposing } from '@pignon/shared/domain/proposal/proposal.schema';

const PAGE_SIZE = 50;

/** Proposals made to a contact, or of a property. */
export type ProposalsOf = { contactId: number } | { reference: string };

/** Fetches a page of the proposals to a contact or of a property, last changed first. */
export function useProposals(of: ProposalsOf, pageNumber: number) {
  const body = { dto: of, pageSize: PAGE_SIZE, pageNumber };
  return useCall('POST proposal/find', { body }, { keepPrevious: true });
}

const FIND_META: { calls: readonly CallKey[] } = { calls: ['POST proposal/find'] };

async function readAllProposals(contactId: number): Promise<Proposal[]> {
  const proposals: Proposal[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const body = { dto: { contactId }, pageSize: MAX_PAGE_SIZE, pageNumber };
    const { content, page } = await call('POST proposal/find', { body });
    proposals.push(...content);
    if (pageNumber >= page.totalPages - 1) return proposals;
  }
}

/** Fetches every proposal made to a contact, page by page. */
export function useAllProposals(contactId: number) {
  return useQuery({
    queryKey: ['all proposals', contactId],
    queryFn: () => readAllProposals(contactId),
    meta: FIND_META,
  });
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
