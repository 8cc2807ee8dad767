import { initializeApp, type AppOptions } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import type { Sessions } from './identity';

let opened = 0;

/** Connection and credentials of the service; from the environment when absent. */
type Way = Pick<AppOptions, 'httpAgent' | 'credential'>;

/** The identity service's own library; with FIREBASE_AUTH_EMULATOR_HOST set, and only then, it takes unsigned tokens. */
export function openIdentityService(projectId: string, way: Way = {}): Auth {
  opened += 1;
  return getAuth(initializeApp({ ...way, projectId }, `pignon-${opened}`));
}

/** Looking for credentials that were not given takes seconds and ends in nothing. */
const canAsk = () =>
  Boolean(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? process.env['GOOGLE_APPLICATION_CREDENTIALS']);

/** The identity that holds an address now; null when nobody signed up with it or the service cannot be asked. */
export async function findUid(auth: Auth, email: string): Promise<string | null> {
  if (!canAsk()) return null;
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch {
    return null;
  }
}

/** Longer than this nobody waits for a service that is away. */
const PATIENCE_MS = 5000;

async function within(patience: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await within(PATIENCE_MS, work);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return;
    throw error;
  }
}

/** The identity service's sessions; one that is gone has none left. */
export function sessionsOf(auth: Auth): Sessions {
  return {
    end: (uid) => unlessGone(auth.revokeRefreshTokens(uid)),
    remove: (uid) => unlessGone(auth.deleteUser(uid)),
  };
}
