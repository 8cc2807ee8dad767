import { createStore, useStore, type Store } from './store';

/** Channel between the tabs of a browser. */
const NAME = 'pignon.privacy';

/** `started`: by a tab that was just loaded; `opened`: by a page of the product. */
type TabMessage = { uid: string; on: boolean; started?: true; opened?: boolean };

/** Time limit for a tab opened from here to start. */
const OPENING_MS = 20_000;

/** Session that may leave the private view; without one everything stays hidden. */
let session: string | undefined;

/** On at every start, in memory only: a customer may be watching, whatever was open before. */
const on = createStore(true);

/** Deadlines until which a new tab may be one opened from here. */
let openingDeadlines: number[] = [];

function isOpening(): boolean {
  const [first, ...laterDeadlines] = openingDeadlines.filter((deadline) => Date.now() < deadline);
  openingDeadlines = laterDeadlines;
  return first !== undefined;
}

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
if (tabs)
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (session === undefined || data.uid !== session) return;
    if (data.opened || (data.started && isOpening())) postState();
    else on.set(data.on);
  };

function postState(extraFields?: Pick<TabMessage, 'started' | 'opened'>): void {
  if (session !== undefined) tabs?.postMessage({ uid: session, on: on.get(), ...extraFields } satisfies TabMessage);
}

/** Makes the next tab opened from here start in this tab's state: a waiting form thus stays unchanged. */
export function opensTab(): void {
  openingDeadlines.push(Date.now() + OPENING_MS);
}

function isNewTab({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || button > 1) return false;
  return link.target === '_blank' || button === 1 || ctrlKey || metaKey || shiftKey;
}

for (const clickEvent of ['click', 'auxclick'] as const)
  document.addEventListener(clickEvent, (event) => isNewTab(event) && opensTab(), { capture: true });

/** True while a customer may be looking; the same in every open tab of a session. Turning it off is journaled first. */
export const privacyStore: Store<boolean> = {
  ...on,
  set: (newValue) => {
    on.set(newValue);
    postState();
  },
};

/** Returns true when a script of the product opened this tab; true once, as a reload starts like any other tab. */
function wasOpenedByScript(): boolean {
  try {
    const opener = window.opener as Window | null;
    window.opener = null;
    return opener?.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

function start(): void {
  on.set(true);
  postState({ started: true, opened: wasOpenedByScript() });
}

// a page restored from the back-forward cache missed messages
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) start();
});

/**
 * Starts a user's session by uid with the client's screen on, in all its tabs; a tab opened from the product follows
 * its opener. `undefined` ends it and hides everything.
 */
export function openPrivacy(uid: string | undefined): void {
  session = uid;
  try {
    // earlier versions stored the state here; no longer read
    localStorage.removeItem(NAME);
  } catch {
    // storage is blocked: nothing was stored
  }
  start();
}

/** True while names, phones, exact addresses, net prices, commissions and comments must be hidden. */
export function usePrivacy(): boolean {
  return useStore(privacyStore);
}
