import { originOf } from '../../http/context';
import type { CallsOf, RouteDeps, Routes } from '../../http/routes';
import { calendarTokenRoutes } from '../visit/calendar/calendar.routes';
import { createUser } from './account/create-user.service';
import { inviteUser } from './account/invite-user.service';
import { readUserActivity } from './account/user-activity.repo';
import { changeProfile, changeUser } from './change-user.service';
import { deleteOwnAccount } from './delete-own-account';
import { endOwnSessions } from './end-own-sessions.service';
import { endSessions } from './end-sessions.service';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { giveBrowserId } from './session/browser-cookie';
import { endOwnSession, leaveSession, ownSessions } from './session/own-sessions.service';
import { ownDataRoutes } from './own-data.routes';
import { recogniseUser } from './recognise-user.service';
import { listUsers } from './user.repo';

/** Each invitation connects to the SMTP server. */
const INVITATIONS_PER_MINUTE = 20;

export const userRoutes = (deps: RouteDeps): Routes<CallsOf<'user'>> => {
  const { db, sessions, mail, waitingKeys } = deps;
  return {
    ...ownDataRoutes(deps),
    ...calendarTokenRoutes(deps),
    ...secondFactorRoutes(deps),
    'GET user/me': ({ caller, request, reply }) => {
      giveBrowserId(request, reply);
      return recogniseUser(db, caller, originOf(request));
    },
    'PATCH user/me': ({ tx, actor, version, body }) => changeProfile(tx, actor, { version, patch: body }),
    'DELETE user/me': (context) => deleteOwnAccount({ db, sessions }, context),
    'DELETE user/me/session': (context) => endOwnSessions({ db, sessions }, context),
    'GET user/me/waiting-key': ({ caller: { identity } }) => {
      const [key = '', ...previousKeys] = waitingKeys(identity.uid);
      return { key, previousKeys };
    },
    'GET user/me/session': (context) => ownSessions(db, context),
    'DELETE user/me/session/current': (context) => leaveSession(db, context),
    'DELETE user/me/session/{id}': (context) => endOwnSession(db, context),

    'GET user': ({ query: { includeInactive = false } }) => listUsers(db, includeInactive),
    'GET user/activity': () => readUserActivity(db),
    'POST user': ({ tx, actor, body }) => createUser(tx, actor, body),
    'POST user/{loginEmail}/invitation': {
      handler: ({ actor, params: { loginEmail } }) => inviteUser(db, actor, loginEmail, mail),
      config: { rateLimit: { max: INVITATIONS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    // ends sessions at the identity service after the commit
    'PATCH user/{loginEmail}': {
      ownTransaction: async ({ actor, params: { loginEmail }, version, body, request }) => {
        const change = { loginEmail, version, patch: body };
        const { uidToSignOut: leaves, ...outcome } = await db.tx((tx) => changeUser(tx, actor, change));
        if (leaves !== null && !(await endSessions(db, sessions, { uid: leaves, remove: false })))
          request.log.warn('sessions of a user could not be ended at the identity service; it is tried again later');
        return outcome;
      },
    },
  };
};
