import { useState } from 'react';
import { useMutation } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { changeEvent } from '../events/actions/change-event';

interface Tick {
  event: Event;
  done: boolean;
}

/**
 * Marks events as done or open, optimistically; a refusal reverts and refetches. With `tells`, a notice offers undo.
 */
export function useMarkDone({ tells = false } = {}) {
  const { t } = useTranslation('activity');
  const [ticked, setTicked] = useState<ReadonlyMap<number, Event>>(new Map());
  const setEvent = (event: Event) => setTicked((all) => new Map(all).set(event.id, event));
  const forget = (id: number) =>
    setTicked((all) => {
      const remaining = new Map(all);
      remaining.delete(id);
      return remaining;
    });
  const { mutate } = useMutation({
    mutationFn: ({ event, done }: Tick) => changeEvent(t, event, { done }),
    onMutate: ({ event, done }) => setEvent({ ...event, done }),
    onSuccess: (saved, { event }) => {
      // the list merges waiting calls itself
      if (saved === 'waits') return forget(event.id);
      setEvent(saved);
      if (tells && saved.done)
        raiseNotice(t('toDo.ticked'), { label: t('action.undo'), run: () => mutate({ event: saved, done: false }) });
    },
    onError: (_, { event }) => {
      // a completed event is no longer in the list: show it again from here
      if (event.done) setEvent(event);
      else forget(event.id);
      bus.publish('event.saved', { eventId: event.id });
    },
  });
  return { ticked, tick: (event: Event) => mutate({ event, done: !event.done }) };
}
