import { eventReader, type StreamEvent } from './event-stream';

export interface SseClientOptions {
  url: string;
  /** Called for each connection: it outlives a token. */
  token: () => Promise<string | null>;
  onEvent: (event: StreamEvent) => void;
  /** Called when the server no longer accepts the token or the account. */
  onRefused?: () => void;
}

/** The server sends something every 20 s; after this silence the connection counts as dead. */
const MAX_SILENCE_MS = 50_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/**
 * Random delay between half and all of a time that doubles with each failure, so that browsers do not reconnect
 * together.
 */
export function retryDelay(failureCount: number, random = Math.random()): number {
  const max = Math.min(FIRST_RETRY_MS * 2 ** failureCount, MAX_RETRY_MS);
  return Math.round(max * (0.5 + random / 2));
}

/** Waits; ends early when the machine is online again or the connection is not wanted. */
function waitBeforeRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Reads the stream until it ends. @returns whether the server had accepted it */
async function readStream(
  { url, token, onEvent, onRefused }: SseClientOptions,
  callerSignal: AbortSignal,
): Promise<boolean> {
  const silenceAbort = new AbortController();
  let timer = setTimeout(() => silenceAbort.abort(), MAX_SILENCE_MS);
  let isAccepted = false;
  try {
    const bearerToken = await token();
    if (bearerToken === null) return false;
    const response = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${bearerToken}`,
        'content-type': 'application/json',
      },
      signal: AbortSignal.any([callerSignal, silenceAbort.signal]),
    });
    if (response.status === 401 || response.status === 403) onRefused?.();
    if (!response.ok || !response.body) return false;
    const readChunk = eventReader((event) => {
      if (event.event === 'ready') isAccepted = true;
      onEvent(event);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silenceAbort.abort(), MAX_SILENCE_MS);
      readChunk(chunk.value);
    }
  } catch {
    // a broken connection is an ended one
  } finally {
    clearTimeout(timer);
  }
  return isAccepted;
}

/** Keeps a connection to the server’s change stream until the returned function is called. */
export function connectEventStream(parts: SseClientOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isConnectionWanted = () => !signal.aborted;
  const keepConnected = async () => {
    let failureCount = 0;
    while (isConnectionWanted()) {
      failureCount = (await readStream(parts, signal)) ? 0 : failureCount + 1;
      if (isConnectionWanted()) await waitBeforeRetry(retryDelay(failureCount), signal);
    }
  };
  void keepConnected();
  return () => controller.abort();
}
