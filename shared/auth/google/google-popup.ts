import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type User,
} from 'firebase/auth';

function google(choose: boolean): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  if (choose) provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

/** Google's own window; its scripts are fetched now, at the click. */
export async function googlePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, google(true), browserPopupRedirectResolver);
}

/** The same, to add the account chosen in it to who is signed in. */
export async function linkGoogle(user: User): Promise<void> {
  await linkWithPopup(user, google(true), browserPopupRedirectResolver);
}

/** The same, to prove once more who is signed in. */
export async function proveByGoogle(user: User): Promise<void> {
  await reauthenticateWithPopup(user, google(false), browserPopupRedirectResolver);
}
