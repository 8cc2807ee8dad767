import { useState } from 'react';
import { call, ProblemError, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { Event } from '@pignon/shared/domain/event/event.schema';

interface Tick {
  event: Event;
  done: boolean;
}

async function save({ event, done }: Tick): Promise<Event> {
  const { id, version } = event;
  try {
    return await call('PATCH event/{id}', { params: { id }, body: { done } }, { version });
  } catch (error) {
    // a colleague was quicker: it is as it was wanted
    if (error instanceof ProblemError && error.code === 'NOT_MODIFIED') return { ...event, done };
    throw error;
  }
}

/** Ticks events off and back on. What was ticked shows at once; a refusal takes it back and reads the event again. */
export function useTick() {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Event>>(new Map());
  const put = (event: Event) => setTicked((all) => new Map(all).set(event.id, event));
  const takeBack = (id: number) =>
    setTicked((all) => {
      const rest = new Map(all);
      rest.delete(id);
      return rest;
    });
  const { mutate } = useMutation({
    mutationFn: save,
    onMutate: ({ event, done }) => put({ ...event, done }),
    onSuccess: (saved) => {
      put(saved);
      bus.publish('event.saved', { eventId: saved.id });
    },
    onError: (_, { event }) => {
      // one that was ticked before is known here only
      if (event.done) put(event);
      else takeBack(event.id);
      bus.publish('event.saved', { eventId: event.id });
    },
  });
  return { ticked, tick: (event: Event) => mutate({ event, done: !event.done }) };
}
