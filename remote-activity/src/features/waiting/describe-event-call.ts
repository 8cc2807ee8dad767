import type { CallInput } from '@pignon/shared/api';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { useTranslation } from '@pignon/shared/i18n';
import type { About } from '@pignon/shared/waiting';
import { eventLine } from './merge-waiting-calls';

type Words = ReturnType<typeof useTranslation<'activity'>>['t'];
type NewEvent = CallInput<'POST event/create'>['body'];
type EventPatch = CallInput<'PATCH event/{id}'>['body'];

/** Describes a new event while its call waits; `to` is the page it was entered on. */
export const describeNewEvent = (t: Words, { type, title }: NewEvent, to: string): About => ({
  title: t('waiting.event', { type: t(`eventType.${type}`), title }),
  to,
  correct: paths.newEvent(type.toLowerCase()),
});

/** Describes a changed event while its call waits; a colleague's change of the same fields is a conflict. */
export function describeEventChange(t: Words, event: Event, patch: EventPatch): About {
  const { id, type, title } = event;
  const fields = Object.keys(patch) as (keyof EventPatch & keyof Event)[];
  return {
    line: eventLine(id),
    title: t(patch.done === true ? 'waiting.ticked' : 'waiting.changed', { title: title || t(`eventType.${type}`) }),
    to: paths.event(id),
    base: Object.fromEntries(fields.map((field) => [field, event[field]])),
    result: { ...patch },
  };
}
