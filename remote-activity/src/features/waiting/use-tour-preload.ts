import { useEffect } from 'react';
import { callQuery, useQueryClient, type CallReply } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { visitById } from '../../data/activity.queries';

/** Delay in milliseconds: the page itself loads first. */
const AFTER_MS = 1_500;

/** Loads parts of this page only: another page needs other files too, and is prefetched as a page (`data-ahead`). */
async function fetchParts(): Promise<void> {
  const { fetchRules } = await import('@pignon/shared/ui/form');
  await Promise.all([
    import(/* webpackChunkName: "sign-voucher-dialog" */ '../voucher/sign-voucher-dialog'),
    import(/* webpackChunkName: "tour-form" */ '../tour/tour-form'),
    fetchRules(),
  ]);
}

/** Prepares a tour for offline use: code of the forms, and each visit for its own page. */
export function useTourPreload({ visits }: Tour, readAt: number): void {
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
