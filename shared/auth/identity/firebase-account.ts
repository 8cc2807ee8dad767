import {
  EmailAuthProvider,
  linkWithCredential,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithCustomToken,
  unlink,
  type ApplicationVerifier,
  type Auth,
  type User,
} from 'firebase/auth';
import { attemptWithAuthFailure, AuthFailure, withAuthFailure } from '../auth-failure';
import { emulatedCredential } from '../google/emulated-google';
import type { IdentityAccount } from './identity-account';

export type AccountParts = {
  auth: Auth;
  /** Verifies that a person requests the code. */
  verifier: () => Promise<ApplicationVerifier>;
  /** Runs `work` without reporting the signed-in user until it ends. */
  quietly: (work: () => Promise<void>) => Promise<void>;
};

function requireUser({ currentUser }: Auth): User {
  if (!currentUser) throw new AuthFailure('user-token-expired');
  return currentUser;
}

const loadPopups = () => import(/* webpackChunkName: "identity-service" */ '../google/google-popup');

/** Signs in by telephone. For an unknown number the service creates an account without address, which is deleted. */
async function signInByPhone(auth: Auth, verificationId: string, code: string): Promise<void> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code));
  if (user.email) return;
  await user.delete();
  throw new AuthFailure('user-not-found');
}

/** Firebase implementation of account maintenance and other sign-in methods. */
export function firebaseAccount({ auth, verifier, quietly }: AccountParts): IdentityAccount {
  const currentUserOrThrow = () => requireUser(auth);
  return {
    sendLink: (email, url) =>
      attemptWithAuthFailure(sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })),
    signInWithLink: (email, link) =>
      attemptWithAuthFailure(async () => signInWithCredential(auth, EmailAuthProvider.credentialWithLink(email, link))),
    signInWithToken: (token) => attemptWithAuthFailure(signInWithCustomToken(auth, token)),
    sendCode: (phone) =>
      withAuthFailure(async () => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, await verifier())),
    signInWithCode: (verificationId, code) =>
      attemptWithAuthFailure(quietly(() => signInByPhone(auth, verificationId, code))),
    linkPhone: (verificationId, code) =>
      attemptWithAuthFailure(async () =>
        linkWithCredential(currentUserOrThrow(), PhoneAuthProvider.credential(verificationId, code)),
      ),
    linkGoogle: (account) =>
      attemptWithAuthFailure(async () =>
        account
          ? linkWithCredential(currentUserOrThrow(), emulatedCredential(account))
          : (await loadPopups()).linkGoogle(currentUserOrThrow()),
      ),
    unlink: (providerId) => attemptWithAuthFailure(async () => unlink(currentUserOrThrow(), providerId)),
    reauthenticate: (proof) =>
      attemptWithAuthFailure(async () => {
        const user = currentUserOrThrow();
        if ('password' in proof)
          return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
        if (proof.google) return reauthenticateWithCredential(user, emulatedCredential(proof.google));
        return (await loadPopups()).reauthenticateByGoogle(user);
      }),
    signedInAt: () => withAuthFailure(async () => Date.parse((await currentUserOrThrow().getIdTokenResult()).authTime)),
    remove: () => attemptWithAuthFailure(async () => currentUserOrThrow().delete()),
  };
}
