import { clockOf } from '@pignon/shared/domain/common/day';
import type { FastifyReply } from 'fastify';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import type { SecretBox } from '../../../keys/secret-box';
import { findUserByEmail } from '../user.repo';
import { stepOfCode } from './application-code';
import { findRecoveryHash } from './recovery-codes';
import { countWrongCode, findSecondFactor, type SecondFactorRecord } from './second-factor.repo';

const MINUTE_MS = 60_000;

/** The refusal of every code after too many wrong ones, with the time of its end. */
function codesRefused(until: string, reply: FastifyReply): ApiProblem {
  const end = Date.parse(until);
  reply.header('retry-after', Math.max(1, Math.ceil((end - Date.now()) / 1000)));
  const minute = new Date(Math.ceil(end / MINUTE_MS) * MINUTE_MS);
  return new ApiProblem('TOO_MANY_REQUESTS', {
    message: `Trop de codes erronés. Réessayez à partir de ${clockOf(minute)}.`,
  });
}

/**
 * Runs `accept`, which answers null for a wrong code, in one transaction with the account locked. Wrong codes are counted
 * for the account in the database: for all its sessions, in every process.
 *
 * @throws VALIDATION of `code` for a wrong one
 * @throws TOO_MANY_REQUESTS after five in a row, for 15 minutes
 */
export async function withinAttempts<Result>(
  { db, reply, user }: { db: Db; reply: FastifyReply; user: string },
  accept: (tx: Queryable, factor: SecondFactorRecord) => Promise<Result | null>,
): Promise<Result> {
  const outcome = await db.tx(async (tx) => {
    await findUserByEmail(tx, user, true);
    const factor = await findSecondFactor(tx, user);
    if (factor.refusedUntil !== null) return { refusedUntil: factor.refusedUntil, result: null };
    const result = await accept(tx, factor);
    // an error would roll the count back
    if (result === null) await countWrongCode(tx, user);
    return { refusedUntil: null, result };
  });
  if (outcome.refusedUntil !== null) throw codesRefused(outcome.refusedUntil, reply);
  if (outcome.result === null) throw invalid('code', 'Ce code n’est pas le bon ou a déjà servi.');
  return outcome.result;
}

/** The step of a code of the application, when it is later than the last accepted one; null for a wrong code. */
export function newStepOf(
  { secret, lastStep }: { secret: Uint8Array; lastStep: number | null },
  code: string,
  secrets: SecretBox,
): number | null {
  const opened = secrets.open(secret);
  const step = opened === null ? null : stepOfCode({ secret: opened, code, now: Date.now() });
  return step !== null && step > (lastStep ?? 0) ? step : null;
}

/** What a code of either kind proves: a step of the application, or an unused recovery code; null for a wrong code. */
export async function acceptedCode(
  factor: SecondFactorRecord & { secret: Uint8Array },
  code: string,
  secrets: SecretBox,
): Promise<{ step: number | null; recoveryHash: string | null } | null> {
  if (/^\d{6}$/.test(code)) {
    const step = newStepOf(factor, code, secrets);
    return step === null ? null : { step, recoveryHash: null };
  }
  const recoveryHash = await findRecoveryHash(code, factor.recoveryHashes);
  return recoveryHash === null ? null : { step: null, recoveryHash };
}
