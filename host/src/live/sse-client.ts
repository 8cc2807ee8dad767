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
const SILENCE_MS = 50_000;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/**
 * Random delay between half and all of a time that doubles with each failure, so that browsers do not reconnect
 * together.
 */
export function waitAfter(failures: number, random = Math.random()): number {
  const max = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS);
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
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  let accepted = false;
  try {
    const bearer = await token();
    if (bearer === null) return false;
    const response = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      signal: AbortSignal.any([callerSignal, silence.signal]),
    });
    if (response.status === 401 || response.status === 403) onRefused?.();
    if (!response.ok || !response.body) return false;
    const read = eventReader((event) => {
      if (event.event === 'ready') accepted = true;
      onEvent(event);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      read(chunk.value);
    }
  } catch {
    // a broken connection is an ended one
  } finally {
    clearTimeout(timer);
  }
  return accepted;
}

/** Keeps a connection to the server’s change stream until the returned function is called. */
export function connectEventStream(parts: SseClientOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isWanted = () => !signal.aborted;
  const keep = async () => {
    let failures = 0;
    while (isWanted()) {
      failures = (await readStream(parts, signal)) ? 0 : failures + 1;
      if (isWanted()) await waitBeforeRetry(waitAfter(failures), signal);
    }
  };
  void keep();
  return () => controller.abort();
}
