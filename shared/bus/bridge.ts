import { isEventName } from '@pignon/shared/contract/own-names';
import type { Bus, BusEvent } from './bus';

/** News for the screen that tells it: a message shown in one tab would be noise in the others. */
const STAYS_HERE: readonly string[] = [
  'notice.raised',
  'notice.answered',
  'error.raised',
  'remote.failed',
  'display.changed',
];

function isEvent(value: unknown): value is BusEvent {
  const event = value as Partial<BusEvent> | null;
  return typeof event === 'object' && event !== null && isEventName(event.name);
}

/** Carries the news between the tabs of one browser; call what is given back to stop. */
export function bridgeTabs(bus: Bus, channelName = 'pignon.bus'): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (message: MessageEvent<unknown>) => {
    if (isEvent(message.data)) bus.receive(message.data);
  };
  const subscription = bus.all.subscribe((event) => {
    if (event.from === 'here' && !STAYS_HERE.includes(event.name)) channel.postMessage(event);
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
}
