import type { GuardNote } from '@pignon/shared/domain/rollout/guard.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { refuseForwarded } from '../../http/refuse-forwarded';
import { route } from '../../http/route';
import { writeAudit } from '../audit/audit.repo';
import { changesOfGiven } from './given-changes';
import { readGuardFigures } from './guard.repo';

/** As edges name who decides; the registry's history has the same. */
const GUARD = { user: 'rollout-guard', source: 'JOB', requestId: null } as const;

const share = ({ sessions, failing }: GuardNote['why']['trial']): string => `${failing} sur ${sessions}`;

/** How the sessions of a version under trial went, and of the live one beside it: what an edge decides by. */
export function getGuardFigures(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET remote/guard', ({ query, request }) => {
    refuseForwarded(request);
    return readGuardFigures(db, query);
  });
}

/** A trial was raised, ended or made live by an edge, by itself: the journal says by what. */
export function noteGuard(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST remote/guard', async ({ body: { remote, before, after, why }, request }) => {
    refuseForwarded(request);
    const failing = { path: 'failing', before: share(why.before), after: share(why.trial) };
    const changes = [...changesOfGiven(before, after), failing];
    await writeAudit(db, GUARD, [{ action: 'UPDATE', entity: 'remote', ref: remote, changes }]);
  });
}
