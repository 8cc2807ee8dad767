import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Db, Queryable } from '../db/db';
import { ApiProblem, invalid } from './api-problem';

const KEY = /^[\x21-\x7e]{1,200}$/;

export interface IdempotentRequest {
  /** Value of the header `Idempotency-Key`, if the caller gave one. */
  key: string | string[] | undefined;
  user: string;
  call: string;
  /** The input as parsed by the call's schema. */
  input: unknown;
}

interface StoredReply {
  call: string;
  body_hash: string;
  answer: unknown;
}

/** Names the header, so that a form knows that its first request was executed. */
function keyTaken(): ApiProblem {
  const message =
    'Une première demande, restée sans réponse, a été enregistrée avec une autre saisie\u00a0: vérifiez-la avant de recommencer.';
  return new ApiProblem('CONFLICT', { message, errors: [{ path: 'Idempotency-Key', message }] });
}

async function claim(
  tx: Queryable,
  key: string,
  { user, call }: IdempotentRequest,
  hash: string,
): Promise<StoredReply | null> {
  // Waits for a transaction that holds the same key: once it commits, its row is found below.
  const claimed = await tx.query(sql`insert into idempotency_key (user_email, key, call, body_hash)
    values (${user}, ${key}, ${call}, ${hash}) on conflict do nothing returning key`);
  if (claimed.length > 0) return null;
  const [storedReply] = await tx.query<StoredReply>(
    sql`select call, body_hash, answer from idempotency_key where user_email = ${user} and key = ${key}`,
  );
  return storedReply ?? null;
}

/**
 * Runs a request in one transaction. Repeated with the same key, it returns the first response and writes nothing, on
 * whichever process and after any crash. Another request with that key is refused; a failed request frees its key. Keys
 * are kept for KEY_DAYS.
 */
export async function runIdempotent<Answer>(
  db: Db,
  idempotentRequest: IdempotentRequest,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const { key, call, input, user } = idempotentRequest;
  if (key === undefined) return db.tx(work);
  if (typeof key !== 'string' || !KEY.test(key))
    throw invalid('Idempotency-Key', 'La clé de la demande est illisible.');
  const hash = createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex');
  return db.tx(async (tx) => {
    const storedReply = await claim(tx, key, idempotentRequest, hash);
    if (storedReply) {
      if (storedReply.call !== call || storedReply.body_hash !== hash) throw keyTaken();
      return storedReply.answer as Answer;
    }
    const answer = await work(tx);
    await tx.query(sql`update idempotency_key set answer = ${JSON.stringify(answer)}::jsonb
      where user_email = ${user} and key = ${key}`);
    return answer;
  });
}
