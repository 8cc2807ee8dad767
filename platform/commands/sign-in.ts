import type { RuntimeConfig } from '@pignon/shared/contract/runtime-config';
import { askHost } from './live-host';

const IDENTITY = 'identitytoolkit.googleapis.com';

/** Signs in as the page at that address would; returns the token of its calls. */
export async function tokenAt(hostUrl: string, email: string, password: string): Promise<string> {
  const { firebase, authEmulatorUrl } = await askHost<RuntimeConfig>(hostUrl, '/config.json');
  const base = authEmulatorUrl
    ? new URL(`${IDENTITY}/`, new URL(authEmulatorUrl, hostUrl)).href
    : `https://${IDENTITY}/`;
  const { idToken } = await askHost<{ idToken: string }>(
    base,
    `v1/accounts:signInWithPassword?key=${encodeURIComponent(firebase.apiKey)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return idToken;
}
