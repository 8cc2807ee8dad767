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

/** A resolver as the SDK creates it; each popup awaits `_initialize`, which loads Google's scripts and a frame. */
interface Resolver {
  _initialize?: (auth: Auth) => Promise<unknown>;
}

let resolver: Resolver | undefined;

/** The SDK instantiates the given class; a singleton lets the page prepare that instance. */
class SingletonResolver extends (browserPopupRedirectResolver as unknown as new () => Resolver) {
  constructor() {
    super();
    if (resolver) return resolver;
    // oxlint-disable-next-line typescript/no-this-alias -- it is what is kept
    resolver = this;
  }
}
const singletonResolver = SingletonResolver as unknown as PopupRedirectResolver;

/**
 * Prepares the sign-in popup, so that it opens in the task of the click: afterwards browsers may block it. The SDK's
 * types do not include this method; a version without it prepares at the click.
 */
export async function prepareGooglePopup(auth: Auth): Promise<void> {
  await new SingletonResolver()._initialize?.(auth);
}

function googleProvider(choosesAccount: boolean): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  if (choosesAccount) provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

/** Opens Google's window; loads its scripts if they were not prepared. */
export async function googlePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, googleProvider(true), singletonResolver);
}

/** Links the chosen Google account to the signed-in user. */
export async function linkGoogle(user: User): Promise<void> {
  await linkWithPopup(user, googleProvider(true), singletonResolver);
}

/** Reauthenticates the signed-in user with Google. */
export async function reauthenticateByGoogle(user: User): Promise<void> {
  await reauthenticateWithPopup(user, googleProvider(false), singletonResolver);
}
