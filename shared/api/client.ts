import type { CalledFile, CallInput, CallKey } from '../domain/calls/call-table';
import type { EarlyAnswer, EarlyAnswers, EarlyCall } from './early/early-calls';
import { PRIVATE_SCREEN_HEADER } from '../domain/privacy/papers';
import { ProblemError, problemFrom } from './problem-error';
import { readDates } from './read-dates';
import type { CallReply } from './received';
import { isReading, noteCall, noteWritten, requestFor, timeoutOf } from './request';
import { sendWithProgress } from './send-with-progress';

/**
 * Refuses what the product never sends, before anything is asked: visits are saved as the list that makes a tour, never one
 * by one. Types say so too; code that was not compiled with them is refused here. Throws ProblemError.
 */
function refuseUnsendable(key: string, input: { body?: unknown } | undefined): void {
  if (key === 'POST visit' && !Array.isArray(input?.body)) throw ProblemError.local('SINGLE_VISIT');
}

export interface ApiSettings {
  /** Absolute or origin-relative base, without a trailing slash: "/api". */
  baseUrl: string;
  /** The identity token, or null when nobody is signed in. */
  getToken: () => Promise<string | null>;
  /** True while a customer may be looking: the API then refuses papers that name people. */
  isPrivate?: () => boolean;
  /** Answers that were asked for before the product was there; those that nobody took end with the first change. */
  early?: EarlyAnswers;
  /** Fetches a new token when the API refused the last one; false where there is none. Never rejects. */
  renewToken?: () => Promise<boolean>;
  /** Called when the API no longer accepts the session: it refused a new token too. */
  onUnauthenticated?: () => void;
  /** Called when the API no longer lets the account in. */
  onNotActive?: (refusal: ProblemError) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The version that a change was made from; refused with STALE when somebody else wrote in between. */
  version?: number;
  /** Chosen once per thing to create: sent again with the same key, it is created once. */
  idempotencyKey?: string;
  /** Files, for a call that takes a form. */
  form?: FormData;
  /** Hears how much of the form has left, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Milliseconds before the call is given up; by default what the call table says. */
  timeout?: number;
  /** One of several calls of one change: nothing is published of it, its maker does once for all of them. */
  batch?: boolean;
  /** Goes on when the page is left meanwhile: for small writes whose answer nobody waits for. */
  keepalive?: boolean;
}

let settings: ApiSettings | undefined;

/** Called once by the host (or by a test) before any call. */
export function configureApi(next: ApiSettings): void {
  settings = next;
}

async function headersFor(
  options: CallOptions,
  body: string | undefined,
  { getToken, isPrivate }: ApiSettings,
): Promise<Headers> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (options.version !== undefined) headers.set('If-Match', `"${options.version}"`);
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  if (isPrivate?.()) headers.set(PRIVATE_SCREEN_HEADER, 'on');
  const token = await getToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // a form says itself where its parts end
  if (!options.form && (token || body !== undefined)) headers.set('Content-Type', 'application/json');
  return headers;
}

/** The name a file is to be saved under, from its `Content-Disposition`. */
function fileName(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}

const isData = (response: Response): boolean =>
  /^application\/json\b/i.test(response.headers.get('content-type') ?? '');

/** Reads a response: JSON where the call has a schema, even with a file name; otherwise a named response is a file. */
async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const disposition = response.headers.get('content-disposition');
  if (disposition === null || isData(response)) return response.json();
  return { name: fileName(disposition), blob: await response.blob() } satisfies CalledFile;
}

/** Makes the error of a request without response; its meaning depends on the network and on the call. */
function silence(key: CallKey): ProblemError {
  if (typeof navigator === 'undefined' || navigator.onLine) return ProblemError.local('NETWORK');
  return ProblemError.local(isReading(key) ? 'NOT_SEEN' : 'OFFLINE');
}

function toProblem(key: CallKey, error: unknown, caller: AbortSignal | undefined): unknown {
  if (caller?.aborted) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return ProblemError.local('TIMEOUT');
  return silence(key);
}

/** The identity service could not be asked for a new token: as silent as the API. */
function isTokenSilence(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'network-request-failed';
}

/** Returns the response to a reading call that was sent before the product loaded; none after a change. */
async function askedEarly(key: CallKey, asked: EarlyCall, { early }: ApiSettings): Promise<EarlyAnswer | undefined> {
  if (isReading(key)) {
    noteCall(asked);
    return early?.take(asked);
  }
  early?.forget();
  return undefined;
}

interface Sent {
  key: CallKey;
  method: string;
  path: string;
  body: string | undefined;
  signal: AbortSignal;
  options: CallOptions;
}

/** Sends a call with the token of the moment. Throws ProblemError where nobody answers, and the caller's own AbortError. */
async function sendOnce(call: Sent, settings: ApiSettings): Promise<Response> {
  const { key, method, path, body, signal, options } = call;
  const headers = await headersFor(options, body, settings).catch((error: unknown) => {
    throw isTokenSilence(error) ? silence(key) : error;
  });
  // an earlier version of the API let browsers keep answers: none of those is shown to anybody
  const cache: RequestCache = 'no-store';
  const sent = { method, headers, body: options.form ?? body, signal, keepalive: options.keepalive, cache };
  const url = `${settings.baseUrl}/${path}`;
  const { onProgress } = options;
  const sending = onProgress ? sendWithProgress(url, sent, onProgress) : fetch(url, sent);
  return sending.catch((error: unknown) => {
    throw toProblem(key, error, options.signal);
  });
}

/**
 * Makes one product call: `call('GET property/{reference}', { params: { reference } })`. Input and answer are typed by the
 * call table. Throws ProblemError; an aborted call throws the signal's own AbortError.
 */
export async function call<K extends CallKey>(
  key: K,
  ...[input, options = {}]: CallInput<K> extends Record<string, undefined>
    ? [input?: CallInput<K> | undefined, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions]
): Promise<CallReply<K>> {
  if (!settings) throw new Error('configureApi() must be called before the first call.');
  const started = settings;
  refuseUnsendable(key, input);
  const { method, path, body } = requestFor(key, input ?? {});
  const early = await askedEarly(key, { method, path, body, query: [key, input] }, settings);
  options.signal?.throwIfAborted();
  if (early) return readDates(key, early.value) as CallReply<K>;
  const timeout = AbortSignal.timeout(options.timeout ?? timeoutOf(key));
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const send = () => sendOnce({ key, method, path, body, signal, options }, started);
  let response = await send();
  // refused before anything was done: with another token it is the same call
  if (response.status === 401 && (await settings.renewToken?.())) response = await send();
  if (response.status === 401) settings.onUnauthenticated?.();
  if (!response.ok) {
    const problem = await problemFrom(response, key);
    // only in the API's own words: a 403 whose body was cut off may be any refusal
    if (problem.problem?.code === 'ACCOUNT_NOT_ACTIVE') settings.onNotActive?.(problem);
    throw problem;
  }
  const answer = await readAnswer(response)
    .then((read) => readDates(key, read))
    .catch((error: unknown) => {
      throw options.signal?.aborted ? error : ProblemError.local('BAD_ANSWER', response.status);
    });
  if (!isReading(key) && !options.batch) noteWritten({ key, params: input?.params, answer });
  return answer as CallReply<K>;
}
