import { GoogleAuthProvider, signInWithCredential, type Auth, type OAuthCredential } from 'firebase/auth';
import { AuthFailure, withAuthFailure } from '../auth-failure';
import type { GoogleAccount } from './google-account';
import type { IdentityService } from '../identity/identity-service';

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

/** The emulator accepts unsigned claims as Google's credential. */
export function emulatedCredential({ sub, email, name, photoURL }: GoogleAccount): OAuthCredential {
  const claims = { sub, email, email_verified: true, name, picture: photoURL ?? undefined };
  return GoogleAuthProvider.credential(JSON.stringify(claims));
}

/** Google sign-in with the emulator, which lists its accounts. */
export function emulatedGoogle(auth: Auth, emulator: string, projectId: string): IdentityService['emulatedGoogle'] {
  return {
    accounts: async () => {
      const url = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
      const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body: '{}' });
      if (!response.ok) throw new AuthFailure('internal-error');
      const { userInfo = [] } = (await response.json()) as { userInfo?: QueriedUser[] };
      return userInfo.flatMap(googleAccount);
    },
    signIn: async (account) => {
      await withAuthFailure(signInWithCredential(auth, emulatedCredential(account)));
    },
  };
}
