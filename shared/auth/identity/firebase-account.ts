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
import { attempted, AuthFailure, failing } from '../auth-failure';
import { emulatedCredential } from '../google/emulated-google';
import type { IdentityAccount } from './identity-account';

export type AccountParts = {
  auth: Auth;
  /** Verifies that a person requests the code. */
  verifier: () => Promise<ApplicationVerifier>;
  /** Runs `work` without reporting the signed-in user until it ends. */
  quietly: (work: () => Promise<void>) => Promise<void>;
};

function present({ currentUser }: Auth): User {
  if (!currentUser) throw new AuthFailure('user-token-expired');
  return currentUser;
}

const popups = () => import(/* webpackChunkName: "identity-service" */ '../google/google-popup');

/** Signs in by telephone. For an unknown number the service creates an account without address, which is deleted. */
async function signInByPhone(auth: Auth, verificationId: string, code: string): Promise<void> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code));
  if (user.email) return;
  await user.delete();
  throw new AuthFailure('user-not-found');
}

/** Firebase implementation of account maintenance and other sign-in methods. */
export function firebaseAccount({ auth, verifier, quietly }: AccountParts): IdentityAccount {
  const me = () => present(auth);
  return {
    sendLink: (email, url) => attempted(sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })),
    signInWithLink: (email, link) =>
      attempted(async () => signInWithCredential(auth, EmailAuthProvider.credentialWithLink(email, link))),
    signInWithToken: (token) => attempted(signInWithCustomToken(auth, token)),
    sendCode: (phone) => failing(async () => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, await verifier())),
    signInWithCode: (verificationId, code) => attempted(quietly(() => signInByPhone(auth, verificationId, code))),
    linkPhone: (verificationId, code) =>
      attempted(async () => linkWithCredential(me(), PhoneAuthProvider.credential(verificationId, code))),
    linkGoogle: (account) =>
      attempted(async () =>
        account ? linkWithCredential(me(), emulatedCredential(account)) : (await popups()).linkGoogle(me()),
      ),
    unlink: (providerId) => attempted(async () => unlink(me(), providerId)),
    reauthenticate: (proof) =>
      attempted(async () => {
        const user = me();
        if ('password' in proof)
          return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof.password));
        if (proof.google) return reauthenticateWithCredential(user, emulatedCredential(proof.google));
        return (await popups()).proveByGoogle(user);
      }),
    signedInAt: () => failing(async () => Date.parse((await me().getIdTokenResult()).authTime)),
    remove: () => attempted(async () => me().delete()),
  };
}
