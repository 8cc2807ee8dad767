import { useRef } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { quickEvent, type QuickDraft, type QuickLinks } from './quick-event';

/** Writes an event down. The same draft sent again after a failure is written once; a changed one is another. */
export function useQuickAdd(links: QuickLinks, onAdded: (draft: QuickDraft) => void) {
  const sent = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (draft: QuickDraft) => {
      const body = quickEvent(draft, links);
      const written = JSON.stringify(body);
      if (sent.current.body !== written) sent.current = { body: written, key: crypto.randomUUID() };
      return call('POST event/create', { body }, { idempotencyKey: sent.current.key });
    },
    onSuccess: ({ id }, draft) => {
      sent.current = { body: '', key: '' };
      onAdded(draft);
      bus.publish('event.saved', { eventId: id });
    },
  });
}
