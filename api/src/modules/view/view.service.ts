import { MAX_VIEWS } from '@pignon/shared/domain/view/view.limits';
import type { NewView, View, ViewPatch } from '@pignon/shared/domain/view/view.schema';
import { mayChangeView } from '@pignon/shared/domain/view/view.rules';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { StaleError, type Outcome } from '../../write/outcome';
import type { UserRecord } from '../user/user.repo';
import * as repo from './view.repo';

async function mustReadView(tx: Queryable, { loginEmail }: UserRecord, id: number, lock = false): Promise<View> {
  const view = await repo.readView(tx, loginEmail, id, lock);
  if (!view) throw new ApiProblem('NOT_FOUND', { message: 'Cette vue n’existe plus.' });
  return view;
}

async function assertNameFree(
  tx: Queryable,
  view: Pick<View, 'owner' | 'area' | 'name'> & { id?: number },
): Promise<void> {
  if (await repo.isNameTaken(tx, view)) throw invalid('name', `Une vue s’appelle déjà «\u00a0${view.name}\u00a0».`);
}

const assertMayChange = (view: View, user: UserRecord): void => {
  if (!mayChangeView(view, user))
    throw new ApiProblem('FORBIDDEN', { message: 'Seuls son auteur et les responsables peuvent modifier cette vue.' });
};

/** Creates a view, in the caller's transaction. @throws VALIDATION when the name is taken or there are too many */
export async function createView(tx: Queryable, user: UserRecord, view: NewView): Promise<View> {
  const owner = user.loginEmail;
  if ((await repo.countViews(tx, owner, view.area)) >= MAX_VIEWS)
    throw invalid('name', `Vous avez déjà ${MAX_VIEWS} vues\u00a0: supprimez-en une d’abord.`);
  await assertNameFree(tx, { ...view, owner });
  const id = await repo.insertView(tx, owner, view);
  if (view.pinned) await repo.pinView(tx, owner, id, true);
  return mustReadView(tx, user, id);
}

/** Changes the given fields. A pin belongs to the reader and does not change the view. */
export async function patchView(
  tx: Queryable,
  user: UserRecord,
  { id, version, patch }: { id: number; version: number | null; patch: ViewPatch },
): Promise<Outcome<View>> {
  const before = await mustReadView(tx, user, id, true);
  if (version !== null && version !== before.version) throw new StaleError(before);
  const { pinned = before.pinned, ...fields } = patch;
  const next = { ...before, ...fields };
  const rewritten = next.name !== before.name || next.address !== before.address || next.shared !== before.shared;
  if (!rewritten && pinned === before.pinned) return { entity: before, changed: false };
  if (rewritten) {
    assertMayChange(before, user);
    await assertNameFree(tx, next);
    await repo.updateView(tx, next);
  }
  await repo.pinView(tx, user.loginEmail, id, pinned);
  // a manager who unshares a colleague's view no longer sees it
  const after = await repo.readView(tx, user.loginEmail, id);
  return { entity: after ?? { ...next, pinned, place: null, version: before.version + 1 }, changed: true };
}

export function dropView(db: Db, user: UserRecord, id: number): Promise<void> {
  return db.tx(async (tx) => {
    assertMayChange(await mustReadView(tx, user, id, true), user);
    await repo.deleteView(tx, id);
  });
}
