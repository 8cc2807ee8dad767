import { useRef } from 'react';
import { useMutation } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { sendOrWait } from '@pignon/shared/waiting';
import { aboutNewEvent } from '../waiting/about-event';
import { quickEvent, type QuickDraft, type QuickLinks } from './quick-event';

/** Creates an event, online or offline. Repeating a failed draft creates it once. */
export function useQuickAdd(links: QuickLinks, onAdded: (draft: QuickDraft, waits: boolean) => void) {
  const { t } = useTranslation('activity');
  const { pathname } = useLocation();
  const sent = useRef({ body: '', id: '' });
  return useMutation({
    mutationFn: (draft: QuickDraft) => {
      const body = quickEvent(draft, links);
      const written = JSON.stringify(body);
      if (sent.current.body !== written) sent.current = { body: written, id: crypto.randomUUID() };
      return sendOrWait('POST event/create', { body }, { ...aboutNewEvent(t, body, pathname), id: sent.current.id });
    },
    onSuccess: (outcome, draft) => {
      sent.current = { body: '', id: '' };
      onAdded(draft, outcome.kind === 'waits');
    },
  });
}
