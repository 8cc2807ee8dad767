import type { InstallationKeys } from '../../keys/installation-keys';

/** Keys of a user's waiting calls, the same on every machine: 32 bytes each, base64; the first one encrypts. */
export type WaitingKeys = (uid: string) => string[];

/** Derives keys from the installation's secrets: none is stored. */
export const createWaitingKeys =
  (keys: InstallationKeys): WaitingKeys =>
  (uid) =>
    keys.derive('waiting calls', uid).map((key) => key.toString('base64'));
