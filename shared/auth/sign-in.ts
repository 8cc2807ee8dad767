import { keepChanges, mayLeave } from '@pignon/shared/contract';
import { settleCart } from '@pignon/shared/state';
import { stayActive } from './idle';
import type { GoogleAccount } from './google/google-account';
import type { IdentityService } from './identity/identity-service';
import type { PasswordPolicy } from '@pignon/shared/domain/user/password.policy';
import { withAuthFailure } from './auth-failure';
import type { IdentityAccount } from './identity/identity-account';
import { startedSession } from './product-session';
import type { UserEndReason } from './session-state';

/** Returns the identity service before a sign-in, and resets the idle clock. */
function identityForSignIn(): IdentityService {
  stayActive();
  return startedSession().identity;
}

/** Opens a session with an e-mail and a password. Rejects with an AuthFailure, as all of these. */
export function signIn(email: string, password: string): Promise<void> {
  return identityForSignIn().signIn(email.trim(), password);
}

/**
 * Creates the identity and opens a session; a manager must still admit the user. False when no confirmation e-mail was
 * sent.
 */
export function signUp(email: string, password: string): Promise<boolean> {
  return identityForSignIn().signUp(email.trim(), password);
}

/** Sends an e-mail to reset the password. */
export function resetPassword(email: string): Promise<void> {
  return startedSession().identity.resetPassword(email.trim());
}

/** Preloads Google's popup. */
export function prepareGoogle(): void {
  void startedSession().identity.prepareGoogle();
}

/** Opens a session with a Google account, in Google's window. */
export function signInWithGoogle(): Promise<void> {
  return identityForSignIn().signInWithGoogle();
}

/** True when the product lists the Google accounts itself. */
export function isGoogleEmulated(): boolean {
  return startedSession().identity.emulatedGoogle !== undefined;
}

/** Lists the Google accounts of the emulator. */
export async function googleAccounts(): Promise<readonly GoogleAccount[]> {
  return (await startedSession().identity.emulatedGoogle?.accounts()) ?? [];
}

/** Opens a session with a Google account from the product's own list. */
export async function signInWithGoogleAccount(account: GoogleAccount): Promise<void> {
  await identityForSignIn().emulatedGoogle?.signIn(account);
}

/** Reads the password policy from the identity service; returns the minimum policy when it cannot be read. */
export function passwordPolicy(): Promise<PasswordPolicy> {
  return startedSession().identity.passwordPolicy();
}

/** Changes the user's password after reauthentication. Rejects with an AuthFailure. */
export function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  return startedSession().identity.changePassword(currentPassword, newPassword);
}

/** Lists the providers linked to the signed-in user: `password`, `google.com`. */
export function linkedProviders(): readonly string[] {
  return startedSession().identity.providers();
}

/** Loads the code of other sign-in methods and account maintenance. Rejects with an AuthFailure. */
export function identityAccount(): Promise<IdentityAccount> {
  return withAuthFailure(identityForSignIn().account());
}

/** Asks about unsaved changes, unless `isSure`, then saves pending ones; false to stay. */
export async function readyToLeave(isSure = false): Promise<boolean> {
  if (!isSure && !(await mayLeave())) return false;
  await Promise.all([settleCart(), keepChanges()]);
  return true;
}

type SignOutQuestion = () => Promise<boolean>;
let question: SignOutQuestion | undefined;

/** Sets who asks whether to sign out despite unsaved changes; returns the function that removes it. */
export function answerMaySignOut(ask: SignOutQuestion): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/**
 * Ends the session in every tab and shows the sign-in page at `/`. Asks first about unsaved changes and waiting calls,
 * unless `isSure`.
 */
export async function signOut(isSure = false): Promise<void> {
  if (!(await readyToLeave(isSure))) return;
  if (!isSure && question && !(await question())) return;
  await startedSession().end('signed-out');
}

/**
 * Ends the session by `endOnServer`, which ends every session or closes the account, and then here: asks and saves
 * nothing. @throws what `endOnServer` throws
 */
export function leave(reason: UserEndReason, endOnServer: () => Promise<unknown>): Promise<void> {
  return startedSession().endOnRequest(reason, endOnServer);
}

/** Reads the person's record again; true when it could be read. */
export function reloadProfile(): Promise<boolean> {
  return startedSession().reload();
}

/** Reads the session's token for the API; null when signed out. */
export function getToken(): Promise<string | null> {
  return startedSession().token();
}
