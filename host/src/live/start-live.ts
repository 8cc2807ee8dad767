import type { QueryClient } from '@pignon/shared/api';
import { invalidateQueries } from '@pignon/shared/api/invalidate-queries';
import type { Bus } from '@pignon/shared/bus';
import { RECORD_KINDS } from '@pignon/shared/domain/stream/record-kinds';
import { raiseColleagueNotices } from './colleague-notices';
import { createChangeBatcher, type ChangeBatch } from './change-batcher';
import { isOwnChange } from './own-change-filter';
import { connectEventStream, type SseClientOptions } from './sse-client';
import { busEventsOf, noticeOf } from './bus-events';
import { inLeaderTab } from './leader-tab';

export interface LiveParts extends Omit<SseClientOptions, 'onEvent'> {
  client: QueryClient;
  bus: Bus;
  /** Called when other remote versions are served, or may have been while disconnected. */
  onVersions: () => void;
  /** True while notifications need the connection although the page is hidden. */
  hasNotifications?: () => boolean;
}

/** Messages from the tab that holds the connection: changes, new versions, or a gap. */
type TabMessage = ChangeBatch | 'missed' | 'versions';

/** Milliseconds after which a hidden tab disconnects; it reads everything again when it is shown. */
const HIDDEN_TIMEOUT_MS = 300_000;
const CHANNEL_NAME = 'pignon.live';

/**
 * Publishes others' changes on the bus, which screens follow. Kinds without an event of their own are published by
 * kind.
 */
function applyMessage({ client, bus, onVersions }: LiveParts, message: TabMessage): void {
  if (message === 'versions' || message === 'missed') onVersions();
  if (message === 'versions') return;
  if (message === 'missed') return bus.relay('records.changed', { kinds: RECORD_KINDS });
  const foreignChanges = message.notices.filter((notice) => !isOwnChange(client, notice, bus.recent()));
  for (const { name, payload } of foreignChanges.flatMap(busEventsOf)) bus.relay(name, payload);
  const unnamedKinds = foreignChanges.filter((notice) => busEventsOf(notice).length === 0).map(({ kind }) => kind);
  const kinds = [...new Set([...unnamedKinds, ...message.many])];
  if (kinds.length > 0) bus.relay('records.changed', { kinds });
}

/** Opens the connection and forwards its events. */
function openStream(parts: LiveParts, forward: (message: TabMessage) => void): () => void {
  const batcher = createChangeBatcher(forward);
  let hasConnectedBefore = false;
  const disconnect = connectEventStream({
    url: parts.url,
    token: parts.token,
    onRefused: parts.onRefused,
    onEvent: ({ event, data }) => {
      const notice = event === 'change' ? noticeOf(data) : undefined;
      if (notice) batcher.add(notice);
      if (event === 'versions') forward('versions');
      if (event === 'resync' || (event === 'ready' && hasConnectedBefore)) forward('missed');
      // data read before the connection opened may be stale
      if (event === 'ready' && !hasConnectedBefore) void invalidateQueries(parts.client, RECORD_KINDS, false);
      if (event === 'ready') hasConnectedBefore = true;
    },
  });
  return () => {
    disconnect();
    batcher.stop();
  };
}

/** Connects the tabs: one holds the stream, all receive its events. */
function joinTabs(parts: LiveParts): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL_NAME);
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => applyMessage(parts, data);
  const leaveLeadership = inLeaderTab(CHANNEL_NAME, () =>
    openStream(parts, (message) => {
      channel?.postMessage(message);
      applyMessage(parts, message);
    }),
  );
  return () => {
    leaveLeadership();
    channel?.close();
  };
}

/**
 * Keeps screens up to date with colleagues' changes while a user is signed in and the tab is in use. Returns the
 * function that stops it.
 */
export function startLive(parts: LiveParts): () => void {
  let stop: (() => void) | undefined = joinTabs(parts);
  const stopColleagueNotices = raiseColleagueNotices(parts.bus);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      timer = setTimeout(() => {
        if (parts.hasNotifications?.()) return;
        stop?.();
        stop = undefined;
      }, HIDDEN_TIMEOUT_MS);
    } else if (!stop) {
      stop = joinTabs(parts);
      applyMessage(parts, 'missed');
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    stop?.();
    stopColleagueNotices();
  };
}
