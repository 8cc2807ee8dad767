import type { EarlyCall } from '@pignon/shared/api/early/early-calls';

/** Call and input: the whole query key. */
export type PlainKey = NonNullable<EarlyCall['query']>;

/** Key in localStorage of the calls of opened pages. Deleted at sign-out. */
export const OPENED_STORE = 'pignon.opened';
/** Number of addresses whose calls are kept; the least recently left is dropped. */
const MAX_ADDRESSES = 20;
/** Maximum length in characters of a stored call. */
const MAX_CALL_LENGTH = 2_000;

interface StoredPages {
  uid: string;
  pages: [address: string, calls: readonly PlainKey[]][];
}

/** Reads what this browser stores for a person; empty when storage holds somebody else's data or is refused. */
function storedPagesOf(uid: string): StoredPages['pages'] {
  try {
    const stored = JSON.parse(localStorage.getItem(OPENED_STORE) ?? 'null') as Partial<StoredPages> | null;
    if (stored?.uid === uid && Array.isArray(stored.pages)) return stored.pages;
  } catch {
    // storage is unreadable: pages are learned again
  }
  return [];
}

export interface OpenedPages {
  /** Calls by address of the pages opened in this session and in earlier ones, least recently left first. */
  of: (uid: string) => ReadonlyMap<string, readonly PlainKey[]>;
  remember: (uid: string, address: string, calls: readonly PlainKey[]) => void;
  /** Stores them for the next session: inputs of calls, never responses. */
  store: (uid: string) => void;
  forget: () => void;
}

export function createOpenedPages(): OpenedPages {
  let owner: string | undefined;
  let pages = new Map<string, readonly PlainKey[]>();

  function of(uid: string): Map<string, readonly PlainKey[]> {
    if (owner !== uid) pages = new Map(storedPagesOf(uid));
    owner = uid;
    return pages;
  }

  return {
    of,
    remember: (uid, address, calls) => {
      const known = of(uid);
      known.delete(address);
      known.set(address, calls);
      const [oldest] = known.keys();
      if (known.size > MAX_ADDRESSES && oldest !== undefined) known.delete(oldest);
    },
    store: (uid) => {
      const stored = [...of(uid)].map(
        ([address, calls]) =>
          [address, calls.filter((call) => JSON.stringify(call).length <= MAX_CALL_LENGTH)] as const,
      );
      try {
        localStorage.setItem(OPENED_STORE, JSON.stringify({ uid, pages: stored }));
      } catch {
        // a browser that refuses storage, or whose storage is full, learns again
      }
    },
    forget: () => {
      owner = undefined;
      pages = new Map();
    },
  };
}
