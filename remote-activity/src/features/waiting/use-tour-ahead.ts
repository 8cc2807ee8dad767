import { useEffect } from 'react';
import { callQuery, useQueryClient, type CallReply } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { visitById } from '../../data/activity.queries';

/** The page itself comes first. */
const AFTER_MS = 1_500;

/** Parts that this page itself draws: what another page draws needs other files too, and is fetched with that page (`data-ahead`). */
async function fetchParts(): Promise<void> {
  const { fetchRules } = await import('@pignon/shared/ui/form');
  await Promise.all([import('../voucher/sign-voucher-dialog'), import('../tour/tour-form'), fetchRules()]);
}

/**
 * Has at hand what a tour is followed with where there is no network: the code of the forms, and each visit for its own page,
 * as the tour has it.
 */
export function useTourAhead({ visits }: Tour, readAt: number): void {
  const client = useQueryClient();
  const mayWrite = useMay('write');
  useEffect(() => {
    for (const visit of visits) {
      const { queryKey } = callQuery('POST visit/find', { body: visitById(visit.id) });
      const page = { number: 0, size: 1, totalElements: 1, totalPages: 1 };
      if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < readAt)
        client.setQueryData(
          queryKey,
          { content: [visit] as CallReply<'POST visit/find'>['content'], page },
          { updatedAt: readAt },
        );
    }
  }, [client, visits, readAt]);
  useEffect(() => {
    if (!mayWrite) return;
    const timer = setTimeout(() => void fetchParts().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [mayWrite]);
}
