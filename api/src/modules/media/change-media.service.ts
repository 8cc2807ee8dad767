import type { Media, MediaList, MediaListChange } from '@pignon/shared/domain/media/media.schema';
import { mediaListProblem } from '@pignon/shared/domain/media/media.rules';
import { removalProblem } from '@pignon/shared/domain/media/removal';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { readMediaList, takeMedia, writeMediaList, type Owned } from './media-list.repo';
import { lockOwner, auditRef } from './media-owner';
import { markPending } from './pending-media.repo';

const FILE_NOT_FOUND = 'Ce fichier n’existe pas ou n’existe plus.';

type Line = Pick<Media, 'key' | 'caption' | 'metadata'>;

/** Selects the editable fields of each file, by its key. */
const linesByKey = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ key, caption, metadata }, position) => [key, { position, caption, metadata }]));

/** Reorders the list and writes captions and marks, based on the present version. */
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
  const changes = changesBetween(linesByKey(before.content), linesByKey(change.media));
  if (changes.length === 0) return { entity: before, changed: false };
  await writeMediaList(tx, owned, change.media);
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'media', ref: auditRef(owned), changes }]);
  return { entity: await readMediaList(tx, owned), changed: true };
}

/** Caller: author of the change, and their rights. */
export interface Remover {
  actor: Actor;
  user: Pick<User, 'loginEmail' | 'roles'>;
}

/** Checks that a user may remove a file. @throws FORBIDDEN */
async function assertRemovable(tx: Queryable, { user }: Remover, owned: Owned, path: string): Promise<void> {
  const { content, recent } = await readMediaList(tx, owned);
  const media = content.find((each) => each.path === path);
  if (!media) throw new ApiProblem('NOT_FOUND', { message: FILE_NOT_FOUND });
  const upload = recent.find(({ key }) => key === media.key);
  const message = removalProblem(upload, user, new Date());
  if (message !== null) throw new ApiProblem('FORBIDDEN', { message });
}

/** Deletes one media permanently, where the user may; returns the keys whose bytes no other owner has. */
export function deleteMediaPermanently(db: Db, remover: Remover, owned: Owned, path: string): Promise<string[]> {
  return db.tx(async (tx) => {
    await lockOwner(tx, owned);
    await assertRemovable(tx, remover, owned, path);
    const removedMedia = await takeMedia(tx, owned, path);
    if (!removedMedia) throw new ApiProblem('NOT_FOUND', { message: FILE_NOT_FOUND });
    const { key, crop, ...before } = removedMedia;
    const changes = [{ path: key, before, after: null }];
    await writeAudit(tx, remover.actor, [{ action: 'DELETE', entity: 'media', ref: auditRef(owned), changes }]);
    // deleting the row records the key of its crop
    await markPending(tx, [key]);
    return crop ? [key, crop.key] : [key];
  });
}
