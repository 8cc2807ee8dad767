import type { RolloutNote } from '@pignon/shared/domain/rollout/rollout.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Change } from '../../write/changes';
import { writeAudit } from '../audit/audit.repo';
import { changesOfGiven } from './given-changes';

function changesOf({ before, after, problem }: RolloutNote): Change[] {
  if (problem !== undefined) return [{ path: 'problem', before: null, after: problem }];
  return changesOfGiven(before, after);
}

/** The registry lies with the edge and the journal here: the edge writes an order down before it does it. */
export function noteRollout(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST remote/rollout', async ({ actor, body }) => {
    await writeAudit(db, actor, [{ action: 'UPDATE', entity: 'remote', ref: body.remote, changes: changesOf(body) }]);
    return { by: actor.user };
  });
}
