import type { CallsOf, RoutesOf } from '../../http/routes';
import { versionOf } from '../../http/versions';
import { changeEvents } from './bulk-events.service';
import { removeEvent } from './delete-event.service';
import { findEvents } from './event-find.repo';
import { createEvent, editEvent, mustReadEvent } from './save-event.service';

export const eventRoutes: RoutesOf<CallsOf<'event'>> = ({ db }) => ({
  'POST event': ({ body }) => findEvents(db, body),
  'POST event/me': ({ body, caller: { user } }) =>
    findEvents(db, { ...body, filter: { ...body.filter, user: user.loginEmail } }),
  'GET event/{id}': ({ params: { id } }) => mustReadEvent(db, id),
  'POST event/create': ({ tx, actor, body }) => createEvent(tx, actor, body),
  'PATCH event/{id}': ({ tx, actor, caller: { user }, params: { id }, version, body: patch }) =>
    editEvent(tx, actor, user, { id, version, patch }),
  'DELETE event/{id}': ({ actor, caller: { user }, params: { id }, request }) =>
    db.tx((tx) => removeEvent(tx, actor, user, { id, version: versionOf(request, 'optional') })),
  'POST event/bulk': async ({ actor, caller: { user }, body: { changes } }) => ({
    results: await changeEvents(db, { actor, user }, changes),
  }),
});
