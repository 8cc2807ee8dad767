import { MAX_DRAFT_BYTES, MAX_DRAFTS, type DraftBody, type DraftMark } from '@pignon/shared/domain/draft/draft.schema';
import type { Db } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import { dropOldest, writeDraft } from './draft.repo';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Stores a draft; deletes the user's oldest one when there are too many. @throws TOO_LARGE */
export function saveDraft(db: Db, actor: Actor, key: string, body: DraftBody): Promise<DraftMark> {
  if (bytesOf(body.values) + bytesOf(body.base) > MAX_DRAFT_BYTES) throw new ApiProblem('TOO_LARGE');
  return db.tx(async (tx) => {
    const mark = await writeDraft(tx, actor.user, key, body);
    await dropOldest(tx, actor.user, MAX_DRAFTS);
    return mark;
  });
}
