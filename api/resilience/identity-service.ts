import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The project that tokens and server agree on. */
export const PROJECT = 'demo-pignon';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An emulator token: unsigned, valid for an hour. */
export function tokenFor(email: string, secondsAgo = 0): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now - secondsAgo,
    iat: now,
    exp: now + 3600,
    sub: email,
    user_id: email,
    email,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;
}

export interface IdentityService {
  /** Value for FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  close(): void;
}

/** Fake identity service: checks an account, ends its sessions, deletes it. */
export async function startIdentityService(): Promise<IdentityService> {
  const server = createServer((request, response) => {
    void json(request).then((request) => {
      const { localId } = request as { localId?: string | string[] };
      const users = [localId ?? []]
        .flat()
        .map((id) => ({ localId: id, email: id, emailVerified: true, validSince: '0' }));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ localId, users }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
