import { asAuthFailure, passwordPolicy, signUp, type AuthCode, type AuthFailure } from '@pignon/shared/auth';
import { meetsPolicy, type PasswordPolicy } from '@pignon/shared/domain/user/password.policy';

export { PasswordChecklist } from '../password/password-checklist';

const PASSWORD_CODES: readonly AuthCode[] = ['weak-password', 'password-does-not-meet-requirements'];

/** Why no account was created: unmet password rules, and the identity service's refusal if it was called. */
export type UnmetRules = { policy: PasswordPolicy; failure?: AuthFailure };

/** A created account, and whether its confirmation e-mail was sent. */
export type NewAccount = { letterSent: boolean };

/**
 * Creates an account if the password is valid; otherwise returns the rules, reloaded when the service refused it.
 * Rejects for other reasons.
 */
export async function createAccount(email: string, password: string): Promise<UnmetRules | NewAccount> {
  const policy = await passwordPolicy();
  if (!meetsPolicy(policy, password)) return { policy };
  try {
    return { letterSent: await signUp(email, password) };
  } catch (cause) {
    const failure = asAuthFailure(cause);
    if (!PASSWORD_CODES.includes(failure.code)) throw failure;
    return { policy: await passwordPolicy(), failure };
  }
}
