import { useMutation } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { blockedPath, sentenceOf, tellFailure } from '@pignon/shared/ui/core';
import { useWaitingWords } from '@pignon/shared/waiting';
import { changeEvent } from './change-event';
import { undoOf, type EventPatch } from './postpone';

interface Change {
  event: Event;
  patch: EventPatch;
  /** Message after success; no undo is offered without it. */
  message: string | null;
  /** Its dialog shows a refusal. */
  inDialog?: boolean;
}

/** Changes an event from a list: done, postponed, assigned. Shows a notice with undo. */
export function useChangeEvent() {
  const { t } = useTranslation('activity');
  const waitingWord = useWaitingWords();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ event, patch }: Change) => changeEvent(t, event, patch),
    onSuccess: (saved, { event, patch, message }) => {
      if (saved === 'waits') return bus.publish('notice.raised', { message: waitingWord('waiting:kept') });
      // a colleague made the change: there is nothing to undo
      if (saved.version === event.version || message === null) return;
      const undo = () => mutate({ event: saved, patch: undoOf(event, patch), message: null });
      raiseNotice(message, { label: t('action.undo'), run: undo });
    },
    onError: (error, { event: { id }, inDialog }) => {
      bus.publish('event.saved', { eventId: id });
      if (inDialog) return;
      const blocker = blockedPath(error);
      if (blocker === undefined) return tellFailure(error, t('state.error'));
      // the time is taken: links to the conflicting entry
      const run = () => void navigate(blocker);
      raiseNotice(sentenceOf(error) ?? t('state.error'), { label: t('problem.seeBlocker'), run });
    },
  });
  const change = (event: Event, patch: EventPatch, message: string | null) => mutate({ event, patch, message });
  /** Leaves showing a refusal, `error`, to the calling dialog, which it closes with `onDone` once saved. */
  const changeInDialog = (event: Event, patch: EventPatch, message: string, onDone: () => void) =>
    mutate({ event, patch, message, inDialog: true }, { onSuccess: onDone });
  return { change, changeInDialog, isPending, error };
}
