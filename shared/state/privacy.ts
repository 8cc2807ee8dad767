import { createStore, useStore, type Store } from './store';

const KEY = 'pignon.privacy';

/** Whose session it is in which the view may be opened; without one everything stays hidden. */
let session: string | undefined;

/** On at first: a customer may be looking at the screen. */
const on = createStore(true);

function isOn(): boolean {
  try {
    return session === undefined || localStorage.getItem(KEY) !== session;
  } catch {
    return true;
  }
}

function keep(isPrivate: boolean): void {
  try {
    if (isPrivate) localStorage.removeItem(KEY);
    else if (session !== undefined) localStorage.setItem(KEY, session);
  } catch {
    // storage refused: the view lives as long as the tab
  }
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) on.set(isOn());
});

/** Whether a customer may be looking; equal in every tab of one session. Turning it off is written to the journal first. */
export const privacyStore: Store<boolean> = {
  ...on,
  set: (next) => {
    on.set(next);
    keep(on.get());
  },
};

/**
 * Begins the session of a person, by their uid: what was opened in it stays open after a reload and in other tabs, what
 * somebody else opened is hidden again. `undefined` ends it, and forgets that it was open.
 */
export function openPrivacy(uid: string | undefined): void {
  session = uid;
  if (isOn()) keep(true);
  on.set(isOn());
}

/** True while names, phones, exact addresses, net prices, commissions and comments must not be shown. */
export function usePrivacy(): boolean {
  return useStore(privacyStore);
}
