import { createStore, useStore, type Store } from './store';

/** The channel by which the tabs of one browser tell each other. */
const NAME = 'pignon.privacy';

type TabMessage = { uid: string; on: boolean };

/** Whose session it is in which the view may be opened; without one everything stays hidden. */
let session: string | undefined;

/** On at every start, in memory alone: a customer may be looking at the screen, whatever was open before. */
const on = createStore(true);

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
if (tabs)
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (session !== undefined && data.uid === session) on.set(data.on);
  };

function tell(): void {
  if (session !== undefined) tabs?.postMessage({ uid: session, on: on.get() } satisfies TabMessage);
}

/** Whether a customer may be looking; equal in every open tab of one session. Turning it off is written to the journal first. */
export const privacyStore: Store<boolean> = {
  ...on,
  set: (next) => {
    on.set(next);
    tell();
  },
};

function start(): void {
  on.set(true);
  tell();
}

// a page that the browser kept aside and shows again heard nothing meanwhile
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) start();
});

/**
 * Begins the session of a person, by their uid, with the customer's screen on, and has it turned on in the other tabs of that
 * session: all agree. `undefined` ends it, and hides everything.
 */
export function openPrivacy(uid: string | undefined): void {
  session = uid;
  try {
    // earlier versions kept there who had it off; nothing reads it any more
    localStorage.removeItem(NAME);
  } catch {
    // storage refused: nothing was kept
  }
  start();
}

/** True while names, phones, exact addresses, net prices, commissions and comments must not be shown. */
export function usePrivacy(): boolean {
  return useStore(privacyStore);
}
