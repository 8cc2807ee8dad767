import { RETURNED_KEY } from '@pignon/shared/federation/override/local-origin';
import type { LocalRefusal } from '@pignon/shared/federation/override/local-remote';
import { createStore } from '@pignon/shared/state';

/** Why the published version of a remote is on screen again. */
interface Returned {
  name: string;
  origin: string;
  /** `silent` also when a file of it could not be loaded; `over` when its time is. */
  why: LocalRefusal | 'over';
  detail: string;
}

function stored(): Returned | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(RETURNED_KEY) ?? 'null') as Returned | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The last remote that went back to its published version by itself; shown until it is closed, across a reload too. */
export const returned = createStore(stored());

returned.subscribe(() => {
  const now = returned.get();
  try {
    if (now) sessionStorage.setItem(RETURNED_KEY, JSON.stringify(now));
    else sessionStorage.removeItem(RETURNED_KEY);
  } catch {
    // a browser that refuses storage tells it in this page
  }
});
