import { initializeApp, type AppOptions } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { withinTime } from '../net/within-time';
import type { Sessions } from './identity';

let openCount = 0;

/** Connection and credentials of the service; from the environment when absent. */
type IdentityClient = Pick<AppOptions, 'httpAgent' | 'credential'>;

/** Opens the identity service's SDK; only with FIREBASE_AUTH_EMULATOR_HOST set it accepts unsigned tokens. */
export function openIdentityService(projectId: string, options: IdentityClient = {}): Auth {
  openCount += 1;
  return getAuth(initializeApp({ ...options, projectId }, `pignon-${openCount}`));
}

/** True when credentials are configured: without any, the library searches for seconds and finds none. */
const hasCredentials = () =>
  Boolean(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? process.env['GOOGLE_APPLICATION_CREDENTIALS']);

/** Returns the uid that holds an address; null when there is none or the service is unreachable. */
export async function findUid(auth: Auth, email: string): Promise<string | null> {
  if (!hasCredentials()) return null;
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch {
    return null;
  }
}

/** Timeout of the identity service, in milliseconds. */
const TIMEOUT_MS = 5000;

async function ignoreMissingUser(work: Promise<void>): Promise<void> {
  try {
    await withinTime(work, TIMEOUT_MS, () => new Error(`no answer within ${TIMEOUT_MS} ms`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return;
    throw error;
  }
}

/** Ends sessions at the identity service; an unknown identity counts as done. */
export function sessionsOf(auth: Auth): Sessions {
  return {
    end: (uid) => ignoreMissingUser(auth.revokeRefreshTokens(uid)),
    remove: (uid) => ignoreMissingUser(auth.deleteUser(uid)),
  };
}
