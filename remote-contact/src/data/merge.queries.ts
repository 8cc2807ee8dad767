import { useRef } from 'react';
import { call, useCall, useMutation, useQueryClient } from '@pignon/shared/api';
import type { MergeChoices, MergePreview } from '@pignon/shared/domain/contact/merge/merge.schema';

/** Reads both records and what a merge would move. */
export function useMergePreview(id: number, other: number) {
  return useCall('GET contact/{id}/merge/{with}', { params: { id, with: other } });
}

/** Merges the records as chosen; a repeated request gets the first response. */
export function useMerge(onDone: (keptId: number) => void) {
  const client = useQueryClient();
  const attempt = useRef({ lastBody: '', key: '' });
  return useMutation({
    mutationFn: ({
      kept: remainingContact,
      gone: merged,
      choices,
    }: Pick<MergePreview, 'kept' | 'gone'> & { choices: MergeChoices }) => {
      const body = { with: merged.id, versions: { kept: remainingContact.version, gone: merged.version }, choices };
      const bodyKey = JSON.stringify(body);
      if (attempt.current.lastBody !== bodyKey) attempt.current = { lastBody: bodyKey, key: crypto.randomUUID() };
      const idempotencyKey = attempt.current.key;
      return call('POST contact/{id}/merge', { params: { id: remainingContact.id }, body }, { idempotencyKey });
    },
    onSuccess: ({ id }) => onDone(id),
    // shows what changed since the preview
    onError: () => client.invalidateQueries({ queryKey: ['GET contact/{id}/merge/{with}'] }),
  });
}
