import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiProblem } from '../http/api-problem';
import { RevokedToken, type Identity, type TokenVerifier } from './identity';
import { withTokenCache } from './trusted-tokens';

const REVOKED = 'auth/id-token-revoked';

/** Codes that mean a bad token or account; any other code means that the service is unreachable. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  REVOKED,
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The library uses this code also when it could not fetch the service's keys. */
const AMBIGUOUS = 'auth/argument-error';
const ABOUT_THE_TOKEN = /Firebase ID token|verifyIdToken/;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function refusal(error: unknown): ApiProblem {
  const code = codeOf(error);
  const isUnreachable = code === AMBIGUOUS && error instanceof Error && !ABOUT_THE_TOKEN.test(error.message);
  if (isUnreachable || !REFUSALS.has(code))
    return new ApiProblem('UNAVAILABLE', { detail: code || 'identity service' });
  return new ApiProblem('NOT_AUTHENTICATED', { detail: code });
}

/** Reads the user id without checking the token; only for tokens already verified except for revocation. */
function uidOf(token: string): string {
  const content = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return (JSON.parse(content) as { sub: string }).sub;
}

/** Allowed difference between the clocks of two machines, in seconds. */
const CLOCK_SKEW_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** Refuses a token issued in the future: the library checks expiry only. */
function refuseFuture({ iat, auth_time: signedIn }: DecodedIdToken): void {
  const latest = Date.now() / 1000 + CLOCK_SKEW_SECONDS;
  if (iat > latest || signedIn > latest) throw new ApiProblem('NOT_AUTHENTICATED', { detail: 'auth/future-id-token' });
}

function identityOf(token: DecodedIdToken): Identity {
  const { uid, email, email_verified: emailVerified, picture, auth_time: signedIn } = token;
  const name: unknown = token['name'];
  const provider: unknown = (token.firebase as Partial<DecodedIdToken['firebase']> | undefined)?.sign_in_provider;
  if (!email)
    throw new ApiProblem('FORBIDDEN', {
      message: 'Ce compte n’a pas d’adresse e-mail et ne peut pas être utilisé ici.',
    });
  return {
    uid,
    email: email.toLowerCase(),
    emailVerified: emailVerified === true,
    name: typeof name === 'string' ? name : null,
    picture: picture ?? null,
    provider: typeof provider === 'string' ? provider : null,
    signedInAt: signedIn * 1000,
  };
}

/**
 * Verifies tokens with the identity service: signature, project and expiry here, revocation and disabled accounts by
 * asking, at most every `tokenTrustSeconds` per token. A sign-in older than `sessionDays` is an ended session; 0 is never.
 */
export function createFirebaseVerifier(
  auth: Auth,
  { tokenTrustSeconds, sessionDays }: { tokenTrustSeconds: number; sessionDays: number },
): TokenVerifier {
  return withTokenCache(tokenTrustSeconds, async (token) => {
    let decoded: DecodedIdToken;
    try {
      decoded = await auth.verifyIdToken(token, true);
    } catch (error) {
      if (codeOf(error) === REVOKED) throw new RevokedToken(uidOf(token));
      throw refusal(error);
    }
    refuseFuture(decoded);
    const sessionEnd = sessionDays === 0 ? Infinity : (decoded.auth_time + sessionDays * DAY_SECONDS) * 1000;
    if (sessionEnd <= Date.now()) throw new RevokedToken(decoded.uid);
    return { identity: identityOf(decoded), expires: Math.min(decoded.exp * 1000, sessionEnd) };
  });
}
