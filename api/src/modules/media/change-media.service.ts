import type { Media, MediaList, MediaListChange } from '@pignon/shared/domain/media/media.schema';
import { mediaListProblem } from '@pignon/shared/domain/media/media.rules';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { readMediaList, takeMedia, writeMediaList, type Owned } from './media-list.repo';
import { lockOwner, journalRef } from './media-owner';
import { rememberPending } from './pending-media.repo';

type Line = Pick<Media, 'key' | 'caption' | 'metadata'>;

/** What people write on each media, by its key. */
const written = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ key, caption, metadata }, position) => [key, { position, caption, metadata }]));

/** Puts the list in a new order and writes captions and marks, when it was made from the present version. */
export async function changeMediaList(
  tx: Queryable,
  actor: Actor,
  owned: Owned,
  { version, change }: { version: number; change: MediaListChange },
): Promise<Outcome<MediaList>> {
  await lockOwner(tx, owned);
  const before = await readMediaList(tx, owned);
  if (before.version !== version) throw new StaleError(before);
  const problem = mediaListProblem(owned.owner, before.content, change);
  if (problem) throw invalid(problem.path, problem.message);
  const changes = changesBetween(written(before.content), written(change.media));
  if (changes.length === 0) return { entity: before, changed: false };
  await writeMediaList(tx, owned, change.media);
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'media', ref: journalRef(owned), changes }]);
  return { entity: await readMediaList(tx, owned), changed: true };
}

/** Deletes one media for good and gives the keys whose bytes go when no other owner has them. */
export function deleteMediaForGood(db: Db, actor: Actor, owned: Owned, path: string): Promise<string[]> {
  return db.tx(async (tx) => {
    await lockOwner(tx, owned);
    const gone = await takeMedia(tx, owned, path);
    if (!gone) throw new ApiProblem('NOT_FOUND', { message: 'Ce fichier n’existe pas ou n’existe plus.' });
    const { key, crop, ...before } = gone;
    const changes = [{ path: key, before, after: null }];
    await writeAudit(tx, actor, [{ action: 'DELETE', entity: 'media', ref: journalRef(owned), changes }]);
    // The key of a cut is noted by the row's own leaving.
    await rememberPending(tx, [key]);
    return crop ? [key, crop.key] : [key];
  });
}
