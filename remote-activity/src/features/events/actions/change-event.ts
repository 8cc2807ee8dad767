import { ProblemError, type CallInput, type CallReply } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { useTranslation } from '@pignon/shared/i18n';
import { sendOrWait } from '@pignon/shared/waiting';
import { describeEventChange } from '../../waiting/describe-event-call';

/** Changes an event, also offline. @returns the saved event, or that the change waits */
export async function changeEvent(
  t: ReturnType<typeof useTranslation<'activity'>>['t'],
  event: Event,
  patch: CallInput<'PATCH event/{id}'>['body'],
): Promise<CallReply<'PATCH event/{id}'> | 'waits'> {
  const { id, version } = event;
  try {
    const input = { params: { id }, body: patch };
    const result = await sendOrWait('PATCH event/{id}', input, { ...describeEventChange(t, event, patch), version });
    return result.kind === 'waits' ? 'waits' : result.reply;
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'NOT_MODIFIED')) throw error;
    // a colleague made the same change: the screen is outdated
    bus.publish('event.saved', { eventId: id });
    return { ...event, ...patch } as CallReply<'PATCH event/{id}'>;
  }
}
