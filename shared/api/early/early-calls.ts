/** Name in localStorage of the calls that each page was seen to begin with. It goes with the person. */
export const EARLY_STORE = 'pignon.early';

/** What a call that was asked for early came to, as it travelled. */
export interface EarlyAnswer {
  value: unknown;
}

/** Answers that were asked for before the product was there. */
export interface EarlyAnswers {
  /** One of them, once; it comes to undefined where it was refused or did not come. */
  take: (call: EarlyCall) => Promise<EarlyAnswer | undefined> | undefined;
  /** Nobody gets what nobody took. */
  forget: () => void;
}

/** A call of the API that reads. */
export interface EarlyCall {
  method: string;
  /** Relative to the API's base, query string included. */
  path: string;
  body?: string;
  /** Call and input, where the page keeps the answer under just these. */
  query?: readonly [key: string, input: unknown];
}

/** Calls by address (path and query string), those asked for last at the end. */
export interface EarlyStore {
  uid: string;
  at: Record<string, EarlyCall[]>;
}

/** What tells one call from another. */
export const earlyKey = ({ method, path, body = '' }: EarlyCall): string => `${method} ${path} ${body}`;

/** What this browser keeps for a person; nothing where it keeps something else, or refuses. */
export function earlyStoreOf(uid: string): EarlyStore {
  try {
    const kept = JSON.parse(localStorage.getItem(EARLY_STORE) ?? 'null') as Partial<EarlyStore> | null;
    if (kept?.uid === uid && kept.at) return { uid, at: kept.at };
  } catch {
    // unreadable, or not to be read: nothing is asked for early
  }
  return { uid, at: {} };
}
