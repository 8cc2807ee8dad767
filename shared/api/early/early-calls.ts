/** Key in localStorage of the first calls of each page. Deleted at sign-out. */
export const EARLY_STORE = 'pignon.early';

/** Response to an early call, with its wire size. */
export interface EarlyAnswer {
  value: unknown;
}

/** Responses to calls sent before the product loaded. */
export interface EarlyAnswers {
  /** Takes one response, once; resolves to undefined when it was refused or never arrived. */
  take: (call: EarlyCall) => Promise<EarlyAnswer | undefined> | undefined;
  /** Drops the responses not taken. */
  forget: () => void;
}

/** A call of the API that reads. */
export interface EarlyCall {
  method: string;
  /** Relative to the API's base, query string included. */
  path: string;
  body?: string;
  /** Call and input, when they are the whole query key. */
  query?: readonly [key: string, input: unknown];
}

/** Calls by address (path and query string), most recent last. */
export interface EarlyStore {
  uid: string;
  at: Record<string, EarlyCall[]>;
}

/** Identifies a call by method, path and body. */
export const earlyKey = ({ method, path, body = '' }: EarlyCall): string => `${method} ${path} ${body}`;

/** Reads what this browser stores for a person; empty when storage holds somebody else's data or is refused. */
export function earlyStoreOf(uid: string): EarlyStore {
  try {
    const stored = JSON.parse(localStorage.getItem(EARLY_STORE) ?? 'null') as Partial<EarlyStore> | null;
    if (stored?.uid === uid && stored.at) return { uid, at: stored.at };
  } catch {
    // storage is unreadable: no early calls
  }
  return { uid, at: {} };
}
