/** Codes of the identity service with a message of the product. */
export const AUTH_CODES = [
  'account-exists-with-different-credential',
  'admin-restricted-operation',
  'argument-error',
  'cancelled-popup-request',
  'captcha-check-failed',
  'code-expired',
  'credential-already-in-use',
  'email-already-in-use',
  'expired-action-code',
  'internal-error',
  'invalid-action-code',
  'invalid-api-key',
  'invalid-credential',
  'invalid-custom-token',
  'invalid-email',
  'invalid-phone-number',
  'invalid-verification-code',
  'missing-email',
  'missing-password',
  'missing-recaptcha-token',
  'multi-factor-auth-required',
  'network-request-failed',
  'no-such-provider',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'popup-blocked',
  'popup-closed-by-user',
  'provider-already-linked',
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

/** Synonyms of these codes in the service or its SDK. */
const CODE_SYNONYMS: Readonly<Record<string, AuthCode>> = {
  'configuration-not-found': 'invalid-api-key',
  'custom-token-mismatch': 'invalid-custom-token',
  'invalid-app-credential': 'captcha-check-failed',
  'invalid-login-credentials': 'invalid-credential',
  'invalid-recaptcha-token': 'missing-recaptcha-token',
  'invalid-user-token': 'user-token-expired',
  'missing-phone-number': 'invalid-phone-number',
  'missing-verification-code': 'invalid-verification-code',
  'null-user': 'user-token-expired',
  'project-not-found': 'invalid-api-key',
  'session-expired': 'code-expired',
  'unauthorized-continue-uri': 'unauthorized-domain',
  'user-signed-out': 'user-token-expired',
};

/**
 * Errors about the API key are sentences ("API key not valid. Please pass a valid API key.", "Requests from referer
 * https://… are blocked."), which the SDK turns into a code.
 */
const API_KEY_SENTENCE = /^api-key-|^requests-(?:from|to)-.+-are-blocked/;
/** A code has a few words with hyphens; anything else is a sentence. */
const CODE_PATTERN = /^[a-z]+(?:-[a-z]+){0,6}$/;

/**
 * A refusal by the identity service. `technical` is the service's code, for the detail of a message: its own wording is
 * English and stays with `cause`.
 */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly technical: string;

  constructor(
    readonly code: AuthCode,
    technical: string = code,
    cause?: unknown,
  ) {
    const prefixedCode = `auth/${CODE_PATTERN.test(technical) ? technical : code}`;
    super(prefixedCode, { cause });
    this.technical = prefixedCode;
  }
}

function knownCode(name: string): AuthCode {
  if (API_KEY_SENTENCE.test(name)) return 'invalid-api-key';
  return (
    AUTH_CODES.find((authCode) => authCode === name) ??
    (Object.hasOwn(CODE_SYNONYMS, name) ? CODE_SYNONYMS[name] : undefined) ??
    'internal-error'
  );
}

/** Converts an error of the identity SDK. A failed load of its code is a network failure. */
export function asAuthFailure(cause: unknown): AuthFailure {
  if (cause instanceof AuthFailure) return cause;
  if (cause instanceof Error && cause.name === 'ChunkLoadError') return new AuthFailure('network-request-failed');
  const code = (cause as { code?: unknown } | null)?.code;
  const name = typeof code === 'string' ? code.replace(/^auth\//, '') : '';
  return new AuthFailure(knownCode(name), name, cause);
}

/** Rejects with an AuthFailure whatever the identity SDK throws. */
export async function withAuthFailure<T>(operation: Promise<T> | (() => Promise<T>)): Promise<T> {
  try {
    return await (typeof operation === 'function' ? operation() : operation);
  } catch (cause) {
    throw asAuthFailure(cause);
  }
}

/** The same, ignoring the result. */
export async function attemptWithAuthFailure(operation: Promise<unknown> | (() => Promise<unknown>)): Promise<void> {
  await withAuthFailure(async () => (typeof operation === 'function' ? operation() : operation));
}

/** True for failures that end the session. */
export function endsSession(
  failure: AuthFailure,
): failure is AuthFailure & { code: 'user-disabled' | 'user-token-expired' } {
  return failure.code === 'user-disabled' || failure.code === 'user-token-expired';
}
