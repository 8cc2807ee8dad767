import { GoogleAuthProvider, signInWithCredential, type Auth } from 'firebase/auth';
import { asAuthFailure, AuthFailure } from './auth-failure';
import type { GoogleAccount, IdentityService } from './identity-service';

type QueriedUser = {
  email?: string;
  displayName?: string;
  photoUrl?: string;
  providerUserInfo?: { providerId?: string; rawId?: string; email?: string; displayName?: string; photoUrl?: string }[];
};

function googleAccount(user: QueriedUser): GoogleAccount[] {
  const google = user.providerUserInfo?.find((info) => info.providerId === 'google.com');
  const email = google?.email ?? user.email;
  if (!google?.rawId || !email) return [];
  const name = google.displayName ?? user.displayName ?? email;
  return [{ sub: google.rawId, email, name, photoURL: google.photoUrl ?? user.photoUrl ?? null }];
}

/** Google against the emulator: it knows its accounts and takes an unsigned credential in place of Google's. */
export function emulatedGoogle(auth: Auth, emulator: string, projectId: string): IdentityService['emulatedGoogle'] {
  return {
    accounts: async () => {
      const url = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
      const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body: '{}' });
      if (!response.ok) throw new AuthFailure('internal-error', `accounts:query ${response.status}`);
      const { userInfo = [] } = (await response.json()) as { userInfo?: QueriedUser[] };
      return userInfo.flatMap(googleAccount);
    },
    signIn: async ({ sub, email, name, photoURL }) => {
      const claims = { sub, email, email_verified: true, name, picture: photoURL ?? undefined };
      try {
        await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
      } catch (cause) {
        throw asAuthFailure(cause);
      }
    },
  };
}
