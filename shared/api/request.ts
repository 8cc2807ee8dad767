import type { EarlyCall } from './early/early-calls';

interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface PreparedRequest {
  method: string;
  /** Relative to the API's base, query string included. */
  path: string;
  body: string | undefined;
}

function queryString(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

let reading: readonly string[] = [];

/** Sets the calls that change no record although they are no GET; called by the host after sign-in. */
export function setReadingCalls(keys: readonly string[]): void {
  reading = keys;
}

/** True for a call that changes no record, whatever its method. */
export function isReading(key: string): boolean {
  return key.startsWith('GET ') || reading.includes(key);
}

type ReadingListener = (call: EarlyCall) => void;
let onReading: ReadingListener | undefined;

/** Sets the listener of every reading call; called by the host after sign-in. Undefined removes it. */
export function onReadingCall(listener: ReadingListener | undefined): void {
  onReading = listener;
}

/** Reports a sent call to the registered listener. */
export const notifyReading: ReadingListener = (call) => onReading?.(call);

/** A call that writes and has succeeded. */
export interface WrittenCall {
  key: string;
  params: unknown;
  answer: unknown;
}

type WrittenListener = (call: WrittenCall) => void;
let onWritten: WrittenListener | undefined;

/** Subscribes the one listener to every call that writes and succeeds; undefined unsubscribes it. */
export function onWritingCall(listener: WrittenListener | undefined): void {
  onWritten = listener;
}

/** Reports a successful writing call to the registered listener. */
export const notifyWritten: WrittenListener = (call) => onWritten?.(call);

const DEFAULT_TIMEOUT_S = 30;
let timeouts: Readonly<Record<string, number>> = {};

/** Sets the timeout in seconds of calls that differ from the default. */
export function setTimeouts(secondsOf: Readonly<Record<string, number>>): void {
  timeouts = secondsOf;
}

/** Timeout of a call in milliseconds. */
export function timeoutOf(key: string): number {
  return (timeouts[key] ?? DEFAULT_TIMEOUT_S) * 1000;
}

/** Reads method and path from a call's key ("PATCH contact/{id}") and fills the path's parameters, each encoded. */
export function requestFor(key: string, { params, query, body }: RawInput): PreparedRequest {
  const [method = 'GET', pathTemplate = ''] = key.split(' ');
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const path = pathTemplate.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`The call "${key}" needs "${name}".`);
    return encodeURIComponent(value);
  });
  return { method, path: path + queryString(query), body: body === undefined ? undefined : JSON.stringify(body) };
}
