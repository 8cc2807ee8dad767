import { callQuery, type QueryClient } from '@pignon/shared/api';
import { earlyStoreOf } from '@pignon/shared/api/early/early-calls';
import { createOpenedPages, type PlainKey } from './opened-pages';

/** Maximum number of calls for one page: those of its first screen. */
const MAX_CALLS_PER_PAGE = 8;
const MAX_CALLS_AT_ONCE = 2;
/** Milliseconds within which a page is not prefetched again. */
const REPEAT_MS = 30_000;

const isPlainKey = (key: readonly unknown[]): boolean =>
  key.length === 2 && typeof key[0] === 'string' && typeof key[1] === 'object' && key[1] !== null;

/** Replaces values equal to a changed part of an address, of numbers in `params` only. @returns how often */
function replaceValues(value: unknown, from: string, to: string, isParam = false): [value: unknown, count: number] {
  if (value === from) return [to, 1];
  if (isParam && typeof value === 'number' && String(value) === from && /^\d{1,15}$/.test(to)) return [Number(to), 1];
  if (typeof value !== 'object' || value === null) return [value, 0];
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, replaceValues(inner, from, to, isParam || name === 'params')] as const,
  );
  const count = entries.reduce((sum, [, [, found]]) => sum + found, 0);
  if (count === 0) return [value, 0];
  const values = entries.map(([name, [inner]]) => [name, inner] as const);
  return [Array.isArray(value) ? values.map(([, inner]) => inner) : Object.fromEntries(values), count];
}

/** Calls of a page for another record: those of the opened one in which the only part that differs is an input. */
function callsOfOtherRecord(opened: string, calls: readonly PlainKey[], address: string): PlainKey[] {
  const [openedParts, parts] = [opened.split('/'), address.split('/')];
  const changedAt = parts.flatMap((part, index) => (part === openedParts[index] ? [] : [index]));
  const [index] = changedAt;
  if (openedParts.length !== parts.length || changedAt.length !== 1 || index === undefined) return [];
  return calls.flatMap(([key, input]) => {
    const [replaced, count] = replaceValues(input, openedParts[index] ?? '', parts[index] ?? '');
    return count > 0 ? [[key, replaced] as const] : [];
  });
}

const hasDataToSave = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true || !navigator.onLine;

const isInUse = (client: QueryClient, queryKey: readonly unknown[]): boolean =>
  client.getQueryCache().find({ queryKey, exact: true })?.isActive() === true;

/** Queries of the present page, and of what surrounds it. */
function callsInUse(client: QueryClient): PlainKey[] {
  const active = client.getQueryCache().findAll({ type: 'active', predicate: ({ queryKey }) => isPlainKey(queryKey) });
  return active.map(({ queryKey }) => queryKey as unknown as PlainKey);
}

/** Requests calls, two at a time. New ones replace those that wait: they were for a link that was left. */
function createCallQueue(client: QueryClient): (calls: readonly PlainKey[]) => void {
  let waitingCalls: readonly PlainKey[] = [];
  let callCount = 0;
  function requestNext(): void {
    const [key, ...others] = waitingCalls;
    if (!key || callCount >= MAX_CALLS_AT_ONCE) return;
    waitingCalls = others;
    callCount += 1;
    const query = callQuery(key[0] as 'GET agency', key[1] as Record<string, undefined>);
    // a failed prefetch is silent: the page requests again
    void client
      .query({ ...query, retry: false })
      .catch(() => undefined)
      .finally(() => {
        callCount -= 1;
        requestNext();
      });
    requestNext();
  }
  return (calls) => {
    waitingCalls = calls;
    requestNext();
  };
}

export interface PagePrefetch {
  /**
   * Requests the data of a page before it is opened, as far as its calls are known: from the last time that it was
   * opened, or from the same page of another record. @param pageAt names the page at an address
   */
  prefetch: (address: string, pageAt: (address: string) => string | undefined) => void;
  /** Stores the calls of opened pages for the next session; called when the product is left. */
  store: () => void;
  /** Drops what is known and not yet requested; called at sign-out. */
  forget: () => void;
}

/** @param uidNow id of the signed-in user; undefined without one */
export function createPagePrefetch(client: QueryClient, uidNow: () => string | undefined): PagePrefetch {
  const openedPages = createOpenedPages();
  const prefetchedAt = new Map<string, number>();
  const requestCalls = createCallQueue(client);

  /** Remembers what the present page shows: a link is pointed at before the page is left. */
  const rememberPage = (uid: string, address: string): void => openedPages.remember(uid, address, callsInUse(client));

  function callsOf(uid: string, address: string, pageAt: (address: string) => string | undefined): readonly PlainKey[] {
    const stored = earlyStoreOf(uid).at[address]?.flatMap(({ query }) => (query ? [query] : []));
    const opened = openedPages.of(uid);
    const known = opened.get(address) ?? stored;
    if (known) return known;
    const page = pageAt(address);
    if (page === undefined) return [];
    const others = [...opened].toReversed().filter(([other]) => pageAt(other) === page);
    return (
      others.map(([other, calls]) => callsOfOtherRecord(other, calls, address)).find(({ length }) => length > 0) ?? []
    );
  }

  return {
    prefetch: (address, pageAt) => {
      const uid = uidNow();
      const current = location.pathname + location.search;
      if (uid === undefined || hasDataToSave()) return;
      rememberPage(uid, current);
      const now = Date.now();
      if (now - (prefetchedAt.get(address) ?? -REPEAT_MS) < REPEAT_MS) return;
      const calls = callsOf(uid, address, pageAt).filter((key) => !isInUse(client, key));
      if (calls.length === 0) return;
      for (const [known, at] of prefetchedAt) if (now - at >= REPEAT_MS) prefetchedAt.delete(known);
      prefetchedAt.set(address, now);
      requestCalls(calls.slice(0, MAX_CALLS_PER_PAGE));
    },
    store: () => {
      const uid = uidNow();
      if (uid === undefined) return;
      rememberPage(uid, location.pathname + location.search);
      openedPages.store(uid);
    },
    forget: () => {
      openedPages.forget();
      prefetchedAt.clear();
      requestCalls([]);
    },
  };
}
