import { isEventName } from '@pignon/shared/contract/own-names';
import type { Bus, BusEvent } from './bus';

/** Events of their own tab only, such as messages, which must not appear in every tab. */
const LOCAL_EVENTS: readonly string[] = [
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

/** Forwards events between the tabs of a browser; returns the function that stops it. */
export function bridgeTabs(bus: Bus, channelName = 'pignon.bus'): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (message: MessageEvent<unknown>) => {
    if (isEvent(message.data)) bus.receive(message.data);
  };
  const subscription = bus.all.subscribe((event) => {
    if (event.from === 'here' && !LOCAL_EVENTS.includes(event.name)) channel.postMessage(event);
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
}
