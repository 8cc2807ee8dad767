import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Minutes in which a new secret can be confirmed. */
const CONFIRM_MINUTES = 15;
/** Wrong codes in a row after which codes are refused. */
const MAX_WRONG_CODES = 5;
const REFUSED_MINUTES = 15;

export interface SecondFactorRecord {
  /** Encrypted; null before the enrolment. */
  secret: Uint8Array | null;
  enrolledTime: string | null;
  /** Encrypted; null when none waits for its confirmation. */
  newSecret: Uint8Array | null;
  lastStep: number | null;
  recoveryHashes: string[];
  /** End of the refusal of codes; null when they are accepted. */
  refusedUntil: string | null;
}

const NONE: SecondFactorRecord = {
  secret: null,
  enrolledTime: null,
  newSecret: null,
  lastStep: null,
  recoveryHashes: [],
  refusedUntil: null,
};

/** Reads the second factor of an account. */
export async function findSecondFactor(db: Queryable, user: string): Promise<SecondFactorRecord> {
  const [row] = await db.query<SecondFactorRecord>(sql`select secret, enrolled_time as "enrolledTime",
      case when new_secret_time > now() - make_interval(mins => ${CONFIRM_MINUTES}::int) then new_secret end as "newSecret",
      last_step as "lastStep", recovery_hashes as "recoveryHashes",
      case when refused_until_time > now() then refused_until_time end as "refusedUntil"
    from user_second_factor where user_email = ${user}`);
  return row ?? NONE;
}

/** Stores a secret that waits for its confirmation; replaces another one. */
export async function storeNewSecret(tx: Queryable, user: string, sealed: Uint8Array): Promise<void> {
  await tx.query(sql`insert into user_second_factor (user_email, new_secret, new_secret_time)
    values (${user}, ${sealed}, now()) on conflict (user_email) do update
    set new_secret = excluded.new_secret, new_secret_time = excluded.new_secret_time`);
}

/** Puts the confirmed secret into effect. Sessions that verified an earlier one have to verify this one. */
export async function enrol(
  tx: Queryable,
  user: string,
  { step, recoveryHashes }: { step: number; recoveryHashes: string[] },
): Promise<void> {
  await tx.query(sql`update user_second_factor set secret = new_secret, enrolled_time = now(),
      new_secret = null, new_secret_time = null, last_step = ${step}::bigint,
      recovery_hashes = ${recoveryHashes}::text[], wrong_codes = 0, refused_until_time = null
    where user_email = ${user}`);
}

/** Notes the code that was accepted, so that it is accepted once. */
export async function useCode(
  tx: Queryable,
  user: string,
  { step, recoveryHash }: { step: number | null; recoveryHash: string | null },
): Promise<void> {
  await tx.query(sql`update user_second_factor set last_step = greatest(last_step, ${step}::bigint),
      recovery_hashes = array_remove(recovery_hashes, ${recoveryHash}::text), wrong_codes = 0, refused_until_time = null
    where user_email = ${user}`);
}

/** Counts a wrong code; the fifth in a row has codes refused for 15 minutes. */
export async function countWrongCode(tx: Queryable, user: string): Promise<void> {
  await tx.query(sql`update user_second_factor set
      wrong_codes = (wrong_codes + 1) % ${MAX_WRONG_CODES}::int,
      refused_until_time = case when wrong_codes + 1 >= ${MAX_WRONG_CODES}::int
        then now() + make_interval(mins => ${REFUSED_MINUTES}::int) end
    where user_email = ${user}`);
}

export async function replaceRecoveryHashes(tx: Queryable, user: string, hashes: string[]): Promise<void> {
  await tx.query(sql`update user_second_factor set recovery_hashes = ${hashes}::text[] where user_email = ${user}`);
}

/** Deletes the second factor of an account, with a secret that waits. @returns true when there was one */
export async function deleteSecondFactor(tx: Queryable, user: string): Promise<boolean> {
  const [deleted] = await tx.query<{ enrolled: boolean }>(
    sql`delete from user_second_factor where user_email = ${user} returning secret is not null as enrolled`,
  );
  return deleted?.enrolled ?? false;
}
