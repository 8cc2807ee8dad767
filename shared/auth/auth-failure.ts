/** Every code of the identity service that the product explains in its own words. */
export const AUTH_CODES = [
  'account-exists-with-different-credential',
  'admin-restricted-operation',
  'argument-error',
  'cancelled-popup-request',
  'credential-already-in-use',
  'email-already-in-use',
  'expired-action-code',
  'internal-error',
  'invalid-action-code',
  'invalid-api-key',
  'invalid-credential',
  'invalid-email',
  'missing-email',
  'missing-password',
  'missing-recaptcha-token',
  'multi-factor-auth-required',
  'network-request-failed',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'popup-blocked',
  'popup-closed-by-user',
  'quota-exceeded',
  'requires-recent-login',
  'timeout',
  'too-many-requests',
  'unauthorized-domain',
  'user-cancelled',
  'user-disabled',
  'user-mismatch',
  'user-not-found',
  'user-token-expired',
  'weak-password',
  'web-storage-unsupported',
  'wrong-password',
] as const;
export type AuthCode = (typeof AUTH_CODES)[number];

/** Why the identity service refused; `technical` is its own wording, for the detail of a message. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';

  constructor(
    readonly code: AuthCode,
    readonly technical: string,
  ) {
    super(technical);
  }
}

function codeOf(cause: unknown): AuthCode {
  const code = (cause as { code?: unknown } | null)?.code;
  const name = typeof code === 'string' ? code.replace(/^auth\//, '') : '';
  return AUTH_CODES.find((known) => known === name) ?? 'internal-error';
}

/** Reads whatever the identity SDK threw. */
export function asAuthFailure(cause: unknown): AuthFailure {
  if (cause instanceof AuthFailure) return cause;
  return new AuthFailure(codeOf(cause), cause instanceof Error ? cause.message : String(cause));
}

/** True for the failures after which the session cannot go on. */
export function endsSession(
  failure: AuthFailure,
): failure is AuthFailure & { code: 'user-disabled' | 'user-token-expired' } {
  return failure.code === 'user-disabled' || failure.code === 'user-token-expired';
}
