import { hkdfSync } from 'node:crypto';

/** Key of a user's waiting calls, the same on every machine and permanent: 32 bytes, base64. */
export type WaitingKeys = (uid: string) => string;

/** Derives keys from the installation's secret: none is stored. */
export const createWaitingKeys =
  (secret: string | Buffer): WaitingKeys =>
  (uid) =>
    Buffer.from(hkdfSync('sha256', secret, uid, 'pignon waiting calls', 32)).toString('base64');
