import type { GuardNote } from '@pignon/shared/domain/rollout/guard.schema';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { writeAudit } from '../audit/audit.repo';
import { tellVersions } from '../stream/change-notices';
import { servedVersionChanges } from './served-version-changes';
import { readGuardFigures } from './guard.repo';
import { findRemotePeople, readRemoteUse, saveRemoteLoads } from './remote-load.repo';
import { refuseForwarded } from './refuse-forwarded';
import { rolloutChanges } from './rollout-changes';

/** A page reports once, soon after it was opened, and again when it opens more remotes. */
const LOADS_PER_MINUTE = 30;
/** As edges name who decides; the registry's history has the same. */
const GUARD = { user: 'rollout-guard', source: 'JOB', requestId: null } as const;

const share = ({ sessions, failing }: GuardNote['why']['trial']): string => `${failing} sur ${sessions}`;

export const remoteRoutes: RoutesOf<CallsOf<'remote'>> = ({ db }) => ({
  'POST remote/load': {
    handler: ({ actor, body }) => saveRemoteLoads(db, actor.user, body),
    config: { rateLimit: { max: LOADS_PER_MINUTE, timeWindow: '1 minute' } },
  },
  'GET remote/use': ({ query: { days } }) => readRemoteUse(db, days),
  'GET remote/{remote}/people': ({ params: { remote }, query }) => findRemotePeople(db, remote, query),

  // How the sessions of a version under trial went, and of the live one beside it: an edge decides by that.
  'GET remote/guard': ({ query, request }) => {
    refuseForwarded(request);
    return readGuardFigures(db, query);
  },
  // A trial was raised, ended or made live by an edge, by itself: the journal says why.
  'POST remote/guard': async ({ body: { remote, before, after, why }, request }) => {
    refuseForwarded(request);
    const failing = { path: 'failing', before: share(why.before), after: share(why.trial) };
    const changes = [...servedVersionChanges(before, after), failing];
    await writeAudit(db, GUARD, [{ action: 'UPDATE', entity: 'remote', ref: remote, changes }]);
  },
  // An edge gives out another revision of the registry: open pages hear of it.
  'POST remote/versions': async ({ body, request }) => {
    refuseForwarded(request);
    await tellVersions(db, body.revision);
  },
  // The registry lies with the edge and the journal here: the edge writes an order down before it carries it out.
  'POST remote/rollout': async ({ actor, body }) => {
    const entry = { action: 'UPDATE', entity: 'remote', ref: body.remote, changes: rolloutChanges(body) } as const;
    await writeAudit(db, actor, [entry]);
    return { by: actor.user };
  },
});
