import type { QueryClient } from '@pignon/shared/api';
import type { Bus } from '@pignon/shared/bus';
import { createDigest, type Digest } from './digest';
import { keepLine, type LineParts } from './line';
import { newsOf, noticeOf, RECORD_KINDS } from './news';
import { inOneTab } from './one-tab';
import { isEcho, readAgain } from './read-again';

export interface LiveParts extends Omit<LineParts, 'onEvent'> {
  client: QueryClient;
  bus: Bus;
}

/** What the tab that holds the line passes on: a digest, or that something was missed. */
type Passed = Digest | 'missed';

/** A tab nobody has looked at for so long hears nothing more; it reads everything again when it is looked at. */
const FORGOTTEN_MS = 300_000;
const NAME = 'pignon.live';

/** Tells the tab what others changed, and has what is on screen read again. */
function tellHere({ client, bus }: Pick<LiveParts, 'client' | 'bus'>, passed: Passed): void {
  if (passed === 'missed') {
    bus.relay('records.changed', { kinds: RECORD_KINDS });
    return readAgain(client, RECORD_KINDS);
  }
  const fresh = passed.notices.filter((notice) => !isEcho(client, notice, bus.recent()));
  for (const notice of fresh) {
    const news = newsOf(notice);
    if (news) bus.relay(news.name, news.payload);
  }
  if (passed.many.length > 0) bus.relay('records.changed', { kinds: passed.many });
  readAgain(client, [...fresh.map(({ kind }) => kind), ...passed.many]);
}

/** Holds the line and passes on what it says. */
function lead(parts: LiveParts, pass: (passed: Passed) => void): () => void {
  const digest = createDigest(pass);
  let before = false;
  const hangUp = keepLine({
    url: parts.url,
    token: parts.token,
    onEvent: ({ event, data }) => {
      const notice = event === 'change' ? noticeOf(data) : undefined;
      if (notice) digest.add(notice);
      if (event === 'resync' || (event === 'ready' && before)) pass('missed');
      // what was read before the line was open may have changed since
      if (event === 'ready' && !before) readAgain(parts.client, RECORD_KINDS, false);
      if (event === 'ready') before = true;
    },
  });
  return () => {
    hangUp();
    digest.stop();
  };
}

/** Takes part: one tab of the browser holds the line, all of them hear what it says. */
function takePart(parts: LiveParts): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Passed>) => tellHere(parts, data);
  const stepDown = inOneTab(NAME, () =>
    lead(parts, (passed) => {
      channel?.postMessage(passed);
      tellHere(parts, passed);
    }),
  );
  return () => {
    stepDown();
    channel?.close();
  };
}

/**
 * Keeps what is on screen in step with colleagues, for as long as somebody is signed in and looks at it now and then.
 * Call what is given back to stop.
 */
export function startLive(parts: LiveParts): () => void {
  let stop: (() => void) | undefined = takePart(parts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      timer = setTimeout(() => {
        stop?.();
        stop = undefined;
      }, FORGOTTEN_MS);
    } else if (!stop) {
      stop = takePart(parts);
      tellHere(parts, 'missed');
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    stop?.();
  };
}
