import type { CalledFile, CallInput, CallKey, CallReply } from '../domain/calls/call-table';
import { ProblemError, problemFrom } from './problem-error';
import { requestFor } from './request';

export interface ApiSettings {
  /** Absolute or origin-relative base, without a trailing slash: "/api". */
  baseUrl: string;
  /** The identity token, or null when nobody is signed in. */
  getToken: () => Promise<string | null>;
  /** Called when the API no longer accepts the session. */
  onUnauthenticated?: () => void;
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
  /** Milliseconds before the call is given up. */
  timeout?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;
let settings: ApiSettings | undefined;

/** Called once by the host (or by a test) before any call. */
export function configureApi(next: ApiSettings): void {
  settings = next;
}

async function headersFor(options: CallOptions, hasBody: boolean, getToken: ApiSettings['getToken']): Promise<Headers> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (options.version !== undefined) headers.set('If-Match', `"${options.version}"`);
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  if (hasBody) headers.set('Content-Type', 'application/json');
  const token = await getToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** The name a file is to be saved under, from its `Content-Disposition`. */
function fileName(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const disposition = response.headers.get('content-disposition');
  if (disposition === null) return response.json();
  return { name: fileName(disposition), blob: await response.blob() } satisfies CalledFile;
}

function asProblem(error: unknown, caller: AbortSignal | undefined): unknown {
  if (caller?.aborted) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return ProblemError.local('TIMEOUT');
  return ProblemError.local('NETWORK');
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
  const { method, path, body } = requestFor(key, input ?? {});
  const timeout = AbortSignal.timeout(options.timeout ?? DEFAULT_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const headers = await headersFor(options, body !== undefined, settings.getToken);
  const sent = { method, headers, body: options.form ?? body, signal };
  const response = await fetch(`${settings.baseUrl}/${path}`, sent).catch((error: unknown) => {
    throw asProblem(error, options.signal);
  });
  if (response.status === 401) settings.onUnauthenticated?.();
  if (!response.ok) throw await problemFrom(response);
  return readAnswer(response).catch((error: unknown) => {
    throw options.signal?.aborted ? error : ProblemError.local('BAD_ANSWER', response.status);
  }) as Promise<CallReply<K>>;
}
