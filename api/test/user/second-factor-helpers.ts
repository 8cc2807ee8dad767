import { TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import type { Db } from '../../src/db/db';
import { TEST_KEYS } from '../fakes/test-keys';
import { tokenOf, type Answer } from '../world';

export const ANNE = 'anne@pignon.test';
export const PAUL = 'paul@pignon.test';
export const DESK = { cookie: 'pignon-browser=0b5a4f0e-3a6f-4c53-9d1e-6a1f0d9f8c11' };
export const PHONE = { cookie: 'pignon-browser=6ef1d6f0-2a55-4c1b-8b0c-9d2f7a3c5e22' };
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const FACTOR_SECRETS = TEST_KEYS.box('second factor');

const START = Date.now();
let testNumber = 0;

/** Begins another test: sign-ins of two tests are never in the same second. */
export const beginTest = (): number => (testNumber += 1);

/** The token of a sign-in some minutes ago. */
export function signedIn(minutesAgo: number, email = ANNE): string {
  const signedInAt = START - minutesAgo * 60_000 - testNumber * 1000;
  return tokenOf({ uid: `uid of ${email}`, email, signedInAt });
}

/** The code of a step of 30 seconds, counted from the present one. */
export const codeOf = (secret = SECRET, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives an account a factor that was enrolled an hour ago. */
export async function enrolIn({ db }: { db: Db }, email = ANNE, recoveryHashes: string[] = []): Promise<void> {
  await db.query(sql`insert into user_second_factor (user_email, secret, enrolled_time, recovery_hashes)
    values (${email}, ${FACTOR_SECRETS.seal(SECRET)}, now() - interval '1 hour', ${recoveryHashes}::text[])`);
}

export const refusalOf = ({ status, body }: Answer) => [status, (body as { code: string }).code];
