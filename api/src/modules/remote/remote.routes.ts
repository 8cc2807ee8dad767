import type { GuardNote } from '@pignon/shared/domain/rollout/canary-guard.schema';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { writeAudit } from '../audit/audit.repo';
import { notifyVersions } from '../stream/change-notices';
import { servedVersionChanges } from './served-version-changes';
import { readGuardFigures } from './guard.repo';
import { findRemotePeople, readRemoteUse, saveRemoteLoads } from './remote-load.repo';
import { refuseForwarded } from './refuse-forwarded';
import { rolloutChanges } from './rollout-changes';

/** A page reports soon after opening, and again when it opens more remotes. */
const LOADS_PER_MINUTE = 30;
/** Author of an edge's decisions; must equal the one in the registry's history. */
const GUARD = { user: 'rollout-guard', source: 'JOB', requestId: null } as const;

const share = ({ sessions, failing }: GuardNote['why']['trial']): string => `${failing} sur ${sessions}`;

export const remoteRoutes: RoutesOf<CallsOf<'remote'>> = ({ db }) => ({
  'POST remote/load': {
    handler: ({ actor, body }) => saveRemoteLoads(db, actor.user, body),
    config: { rateLimit: { max: LOADS_PER_MINUTE, timeWindow: '1 minute' } },
  },
  'GET remote/use': ({ query: { days } }) => readRemoteUse(db, days),
  'GET remote/{remote}/people': ({ params: { remote }, query }) => findRemotePeople(db, remote, query),

  // session figures of a canary and of the live version, for the edge's decision
  'GET remote/guard': ({ query, request }) => {
    refuseForwarded(request);
    return readGuardFigures(db, query);
  },
  // an edge raised, ended or promoted a canary by itself: journals the reason
  'POST remote/guard': async ({ body: { remote, before, after, why }, request }) => {
    refuseForwarded(request);
    const failing = { path: 'failing', before: share(why.before), after: share(why.trial) };
    const changes = [...servedVersionChanges(before, after), failing];
    await writeAudit(db, GUARD, [{ action: 'UPDATE', entity: 'remote', ref: remote, changes }]);
  },
  // an edge serves another registry revision: notifies open pages
  'POST remote/versions': async ({ body, request }) => {
    refuseForwarded(request);
    await notifyVersions(db, body.revision);
  },
  // the registry is the edge's, the journal is here: the edge journals an order before it runs it
  'POST remote/rollout': async ({ actor, body }) => {
    const entry = { action: 'UPDATE', entity: 'remote', ref: body.remote, changes: rolloutChanges(body) } as const;
    await writeAudit(db, actor, [entry]);
    return { by: actor.user };
  },
});
