import { useState } from 'react';
import { useMutation } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { sendOrWait } from '@pignon/shared/waiting';
import { AttemptKey } from '../../data/attempt-key';
import { describeNewEvent } from '../waiting/describe-event-call';
import { quickEvent, type QuickDraft, type QuickLinks } from './quick-event';

/** Creates an event, online or offline. Repeating a failed draft creates it once. */
export function useQuickAdd(links: QuickLinks, onAdded: (draft: QuickDraft, isQueued: boolean) => void) {
  const { t } = useTranslation('activity');
  const { pathname } = useLocation();
  const [attempt] = useState(() => new AttemptKey());
  return useMutation({
    mutationFn: (draft: QuickDraft) => {
      const body = quickEvent(draft, links);
      const id = attempt.keyOf(body);
      return sendOrWait('POST event/create', { body }, { ...describeNewEvent(t, body, pathname), id });
    },
    onSuccess: (outcome, draft) => {
      attempt.succeeded();
      onAdded(draft, outcome.kind === 'waits');
    },
    onError: (error) => attempt.failed(error),
  });
}
