import type { Identity } from './identity';

const SECOND_MS = 1000;
const wholeSeconds = (milliseconds: number): number => Math.floor(milliseconds / SECOND_MS);

/**
 * True for a sign-in before the sessions of its account were ended; never for null. Compares whole seconds, as the
 * identity service does: a sign-in in the same second is valid, so that a user may sign in again at once.
 */
export const isSessionEnded = ({ signedInAt }: Pick<Identity, 'signedInAt'>, endedTime: string | null): boolean =>
  endedTime !== null && wholeSeconds(signedInAt) < wholeSeconds(Date.parse(endedTime));
