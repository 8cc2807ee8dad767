import { hkdfSync } from 'node:crypto';

/** The key that seals what one identity enters without network, the same on every machine and for ever: 32 bytes, base64. */
export type WaitingKeys = (uid: string) => string;

/** Keys drawn from the installation's own secret: none is kept anywhere. */
export const createWaitingKeys =
  (secret: string | Buffer): WaitingKeys =>
  (uid) =>
    Buffer.from(hkdfSync('sha256', secret, uid, 'pignon waiting calls', 32)).toString('base64');
