import { asAuthFailure, passwordPolicy, signUp, type AuthCode, type AuthFailure } from '@pignon/shared/auth';
import { meetsPolicy, type PasswordPolicy } from '@pignon/shared/domain/user/password.policy';
import { i18n } from '@pignon/shared/i18n';
import { knownPasswordReason } from '../password/known-password';

export { PasswordChecklist } from '../password/password-checklist';
export { warnOfListedPassword } from '../password/warn-of-listed-password';

const PASSWORD_CODES: readonly AuthCode[] = ['weak-password', 'password-does-not-meet-requirements'];

/**
 * Why no account was created: unmet password rules or a sentence about the password, and the identity service's refusal
 * if it was called.
 */
export type UnmetRules = { policy: PasswordPolicy; sentence?: string; failure?: AuthFailure };

/** A created account, and whether its confirmation e-mail was sent. */
export type NewAccount = { letterSent: boolean };

/**
 * Creates an account if the password is valid and not known; otherwise returns the rules, reloaded when the service
 * refused it. Rejects for other reasons.
 */
export async function createAccount(email: string, password: string): Promise<UnmetRules | NewAccount> {
  const policy = await passwordPolicy();
  if (!meetsPolicy(policy, password)) return { policy };
  const reason = await knownPasswordReason(password, { email });
  if (reason) return { policy, sentence: i18n.t(`host:known.${reason}`) };
  try {
    return { letterSent: await signUp(email, password) };
  } catch (cause) {
    const failure = asAuthFailure(cause);
    if (!PASSWORD_CODES.includes(failure.code)) throw failure;
    return { policy: await passwordPolicy(), failure };
  }
}
