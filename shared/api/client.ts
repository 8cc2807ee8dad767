import type { CalledFile, CallInput, CallKey } from '../domain/calls/call-table';
import type { EarlyAnswer, EarlyAnswers, EarlyCall } from './early/early-calls';
import { PRIVATE_SCREEN_HEADER } from '../domain/privacy/private-documents';
import { ProblemError, problemFrom } from './problem-error';
import { readDates } from './read-dates';
import type { CallReply } from './received';
import { isReading, notifyReading, notifyWritten, requestFor, timeoutOf } from './request';
import { sendWithProgress } from './send-with-progress';

/**
 * Rejects bodies that the API does not accept: visits are saved as a whole tour, never one by one. Guards code compiled
 * without these types. @throws ProblemError
 */
function refuseUnsendable(key: string, input: { body?: unknown } | undefined): void {
  if (key === 'POST visit' && !Array.isArray(input?.body)) throw ProblemError.local('SINGLE_VISIT');
}

export interface ApiSettings {
  /** Absolute or origin-relative base, without a trailing slash: "/api". */
  baseUrl: string;
  /** Reads the identity token; null when signed out. */
  getToken: () => Promise<string | null>;
  /** True on the client's screen: the API then refuses documents that name people. */
  isPrivate?: () => boolean;
  /** Responses requested before the product loaded; unused ones are dropped at the first change. */
  early?: EarlyAnswers;
  /** Fetches a new token after the API refused the last one; false without one. Never rejects. */
  renewToken?: () => Promise<boolean>;
  /** Called when the API no longer accepts the session: it refused a new token too. */
  onUnauthenticated?: () => void;
  /** Called when the API refuses the account, or asks for its second factor. */
  onNotActive?: (refusal: ProblemError) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Version that a change is based on; refused with STALE after a conflicting write. */
  version?: number;
  /** One per record to create: repeated with the same key, it is created once. */
  idempotencyKey?: string;
  /** Files, for a call with multipart body. */
  form?: FormData;
  /** Called with the sent fraction of the form, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Timeout in milliseconds; by default the call table's. */
  timeout?: number;
  /** One of several calls of a change: publishes nothing, as the caller publishes once for all. */
  batch?: boolean;
  /** The request completes even when the page closes: for small writes whose response is not needed. */
  keepalive?: boolean;
}

let settings: ApiSettings | undefined;

/** Call it once, from the host or a test, before any call. */
export function configureApi(newSettings: ApiSettings): void {
  settings = newSettings;
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
  // the browser sets a form's content type with its boundary
  if (!options.form && (token || body !== undefined)) headers.set('Content-Type', 'application/json');
  return headers;
}

/** File name from `Content-Disposition`. */
function fileName(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plainName = ''] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  return encoded === undefined ? plainName : decodeURIComponent(encoded);
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
function noResponseError(key: CallKey): ProblemError {
  if (typeof navigator === 'undefined' || navigator.onLine) return ProblemError.local('NETWORK');
  return ProblemError.local(isReading(key) ? 'NOT_SEEN' : 'OFFLINE');
}

function toProblem(key: CallKey, error: unknown, caller: AbortSignal | undefined): unknown {
  if (caller?.aborted) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return ProblemError.local('TIMEOUT');
  return noResponseError(key);
}

/** An unreachable identity service counts as an unreachable API. */
function isTokenSilence(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'network-request-failed';
}

/** Returns the response to a reading call that was sent before the product loaded; none after a change. */
async function takeEarlyAnswer(
  key: CallKey,
  call: EarlyCall,
  { early }: ApiSettings,
): Promise<EarlyAnswer | undefined> {
  if (isReading(key)) {
    notifyReading(call);
    return early?.take(call);
  }
  early?.forget();
  return undefined;
}

const ACCOUNT_REFUSALS: readonly string[] = ['ACCOUNT_NOT_ACTIVE', 'SECOND_FACTOR'];

interface PreparedCall {
  key: CallKey;
  method: string;
  path: string;
  body: string | undefined;
  signal: AbortSignal;
  options: CallOptions;
}

/** Sends a call with the present token. @throws ProblemError without a response, and the caller's own AbortError */
async function sendOnce(call: PreparedCall, settings: ApiSettings): Promise<Response> {
  const { key, method, path, body, signal, options } = call;
  const headers = await headersFor(options, body, settings).catch((error: unknown) => {
    throw isTokenSilence(error) ? noResponseError(key) : error;
  });
  // an earlier API let browsers cache responses, which must not be shown
  const cache: RequestCache = 'no-store';
  const requestInit = { method, headers, body: options.form ?? body, signal, keepalive: options.keepalive, cache };
  const url = `${settings.baseUrl}/${path}`;
  const { onProgress } = options;
  const pendingResponse = onProgress ? sendWithProgress(url, requestInit, onProgress) : fetch(url, requestInit);
  return pendingResponse.catch((error: unknown) => {
    throw toProblem(key, error, options.signal);
  });
}

/**
 * Makes one product call: `call('GET property/{reference}', { params: { reference } })`. The call table types input and
 * response. @throws ProblemError; an aborted call throws the signal's own AbortError
 */
export async function call<K extends CallKey>(
  key: K,
  ...[input, options = {}]: CallInput<K> extends Record<string, undefined>
    ? [input?: CallInput<K> | undefined, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions]
): Promise<CallReply<K>> {
  if (!settings) throw new Error('configureApi() must be called before the first call.');
  const callSettings = settings;
  refuseUnsendable(key, input);
  const { method, path, body } = requestFor(key, input ?? {});
  const early = await takeEarlyAnswer(key, { method, path, body, query: [key, input] }, settings);
  options.signal?.throwIfAborted();
  if (early) return readDates(key, early.value) as CallReply<K>;
  const timeout = AbortSignal.timeout(options.timeout ?? timeoutOf(key));
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const send = () => sendOnce({ key, method, path, body, signal, options }, callSettings);
  let response = await send();
  // the API refused it before any effect: repeats the call with another token
  if (response.status === 401 && (await settings.renewToken?.())) response = await send();
  if (response.status === 401) settings.onUnauthenticated?.();
  if (!response.ok) {
    const problem = await problemFrom(response, key);
    // only with the API's body: a 403 without it may come from a proxy
    if (problem.problem && ACCOUNT_REFUSALS.includes(problem.code)) settings.onNotActive?.(problem);
    throw problem;
  }
  const answer = await readAnswer(response)
    .then((parsedAnswer) => readDates(key, parsedAnswer))
    .catch((error: unknown) => {
      throw options.signal?.aborted ? error : ProblemError.local('BAD_ANSWER', response.status);
    });
  if (!isReading(key) && !options.batch) notifyWritten({ key, params: input?.params, answer });
  return answer as CallReply<K>;
}
