import { MAX_DRAFTS } from '@pignon/shared/domain/draft/draft.schema';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { readCart } from '../cart/cart.repo';
import { changeCart } from '../cart/change-cart.service';
import { dropDraft, listDrafts, readDraft } from '../draft/draft.repo';
import { saveDraft } from '../draft/save-draft.service';
import { listViews, orderPins } from '../view/view.repo';
import { createView, dropView, patchView } from '../view/view.service';

/** Routes of a user's cart, drafts and views. */
export const ownDataRoutes: RoutesOf<CallsOf<'user/me/cart'> | CallsOf<'user/me/draft'> | CallsOf<'user/me/view'>> = ({
  db,
}) => ({
  'GET user/me/cart': ({ caller }) => readCart(db, caller.user.loginEmail),
  'POST user/me/cart': ({ caller, body }) => changeCart(db, caller.user.loginEmail, body),

  'GET user/me/draft': ({ actor }) => listDrafts(db, actor.user, MAX_DRAFTS),
  'GET user/me/draft/{key}': ({ actor, params: { key } }) => readDraft(db, actor.user, key),
  'PUT user/me/draft/{key}': ({ actor, params: { key }, body }) => saveDraft(db, actor, key, body),
  'DELETE user/me/draft/{key}': ({ actor, params: { key } }) => dropDraft(db, actor.user, key),

  'GET user/me/view': ({ caller, query }) => listViews(db, caller.user.loginEmail, query.area),
  'POST user/me/view': ({ tx, caller, body }) => createView(tx, caller.user, body),
  'PATCH user/me/view/{id}': ({ tx, caller, params: { id }, version, body }) =>
    patchView(tx, caller.user, { id, version, patch: body }),
  'PUT user/me/view/order': ({ caller, body }) => orderPins(db, caller.user.loginEmail, body),
  'DELETE user/me/view/{id}': ({ caller, params: { id } }) => dropView(db, caller.user, id),
});
