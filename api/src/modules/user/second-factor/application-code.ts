import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: the length of the hash, as RFC 4226, section 4, recommends. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps before and after the present one that are accepted, for slow typing and differing clocks (RFC 6238, 5.2). */
const ACCEPTED_DRIFT = 1;
const ISSUER = 'Pignon';

const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret });

/** A new random secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** `otpauth://totp/…` of a secret, which an application scans. */
export const applicationUri = (secret: string, loginEmail: string): string =>
  generatorOf(secret, loginEmail).toString();

/**
 * The time step whose code this is, in steps of 30 seconds since 1970; null for a wrong code.
 *
 * @param now in milliseconds since 1970
 */
export function stepOfCode({ secret, code, now }: { secret: string; code: string; now: number }): number | null {
  const drift = generatorOf(secret).validate({ token: code, timestamp: now, window: ACCEPTED_DRIFT });
  return drift === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + drift;
}
