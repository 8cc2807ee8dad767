import type { AuthCode } from '@pignon/shared/auth';

/** Action of the second button, which depends on the typed fields. */
export type SecondAction = 'create' | 'forgot' | 'google';
export type Credentials = { email: string; password: string };
export type CredentialField = keyof Credentials;

/**
 * Second action by filled fields: both, create an account; e-mail alone, forgotten password; none, Google where
 * offered.
 */
export function secondActionOf(email: boolean, password: boolean, google = true): SecondAction | undefined {
  if (!email) return google ? 'google' : undefined;
  return password ? 'create' : 'forgot';
}

export type AttemptKind = 'submit' | SecondAction | 'link' | 'phone';

/** Result of the last attempt. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'busy'; what: AttemptKind }
  | { kind: 'success'; message: string; detail?: string }
  | { kind: 'error'; message: string; detail?: string; field?: CredentialField };

const FIELD_BY_CODE: Partial<Record<AuthCode, CredentialField>> = {
  'invalid-credential': 'password',
  'user-not-found': 'password',
  'wrong-password': 'password',
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
  'missing-password': 'password',
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'missing-email': 'email',
};

/** The field to correct after an error. */
export function fieldForCode(code: AuthCode): CredentialField | undefined {
  return FIELD_BY_CODE[code];
}
