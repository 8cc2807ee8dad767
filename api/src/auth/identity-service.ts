import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';

let opened = 0;

/** The identity service's own library; with FIREBASE_AUTH_EMULATOR_HOST set, and only then, it takes unsigned tokens. */
export function openIdentityService(projectId: string): Auth {
  opened += 1;
  return getAuth(initializeApp({ projectId }, `pignon-${opened}`));
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
