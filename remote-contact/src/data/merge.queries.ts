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
  const attempt = useRef({ said: '', key: '' });
  return useMutation({
    mutationFn: ({ kept, gone, choices }: Pick<MergePreview, 'kept' | 'gone'> & { choices: MergeChoices }) => {
      const body = { with: gone.id, versions: { kept: kept.version, gone: gone.version }, choices };
      const bodyKey = JSON.stringify(body);
      if (attempt.current.said !== bodyKey) attempt.current = { said: bodyKey, key: crypto.randomUUID() };
      const idempotencyKey = attempt.current.key;
      return call('POST contact/{id}/merge', { params: { id: kept.id }, body }, { idempotencyKey });
    },
    onSuccess: ({ id }) => onDone(id),
    // shows what changed since the preview
    onError: () => client.invalidateQueries({ queryKey: ['GET contact/{id}/merge/{with}'] }),
  });
}
