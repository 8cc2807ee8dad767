import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type PopupRedirectResolver,
  type User,
} from 'firebase/auth';

/** As the SDK makes one of the class that it exports; each of its windows awaits `_initialize` first, which fetches Google's scripts and a frame. */
interface Resolver {
  _initialize?: (auth: Auth) => Promise<unknown>;
}

let resolver: Resolver | undefined;

/** The SDK makes a resolver of the class that it is handed, and keeps it: of this one there is a single one, which may be prepared. */
class SingleResolver extends (browserPopupRedirectResolver as unknown as new () => Resolver) {
  constructor() {
    super();
    if (resolver) return resolver;
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- it is what is kept
    resolver = this;
  }
}
const single = SingleResolver as unknown as PopupRedirectResolver;

/**
 * Does what the SDK does before it opens a window, so that a later one opens in the task of the press: after it, browsers may take
 * it for one that nobody asked for. The SDK has no name for that in its types; a version of it without it is left to do it at the press.
 */
export async function prepareGooglePopup(auth: Auth): Promise<void> {
  await new SingleResolver()._initialize?.(auth);
}

function google(choose: boolean): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  if (choose) provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

/** Google's own window; its scripts are fetched now where they were not prepared. */
export async function googlePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, google(true), single);
}

/** The same, to add the account chosen in it to who is signed in. */
export async function linkGoogle(user: User): Promise<void> {
  await linkWithPopup(user, google(true), single);
}

/** The same, to prove once more who is signed in. */
export async function proveByGoogle(user: User): Promise<void> {
  await reauthenticateWithPopup(user, google(false), single);
}
