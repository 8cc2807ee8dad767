import { useRef } from 'react';
import { useMutation } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { sendOrWait } from '@pignon/shared/waiting';
import { describeNewEvent } from '../waiting/describe-event-call';
import { quickEvent, type QuickDraft, type QuickLinks } from './quick-event';

/** Creates an event, online or offline. Repeating a failed draft creates it once. */
export function useQuickAdd(links: QuickLinks, onAdded: (draft: QuickDraft, isQueued: boolean) => void) {
  const { t } = useTranslation('activity');
  const { pathname } = useLocation();
  const lastSent = useRef({ body: '', id: '' });
  return useMutation({
    mutationFn: (draft: QuickDraft) => {
      const body = quickEvent(draft, links);
      const bodyText = JSON.stringify(body);
      if (lastSent.current.body !== bodyText) lastSent.current = { body: bodyText, id: crypto.randomUUID() };
      return sendOrWait(
        'POST event/create',
        { body },
        { ...describeNewEvent(t, body, pathname), id: lastSent.current.id },
      );
    },
    onSuccess: (outcome, draft) => {
      lastSent.current = { body: '', id: '' };
      onAdded(draft, outcome.kind === 'waits');
    },
  });
}
