import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../http/api-problem';

/** Refuses what came in by an edge, which says so of all that it passes on: the call is for edges themselves. */
export function refuseForwarded({ headers }: FastifyRequest): void {
  if (headers['x-forwarded-host'] !== undefined) throw new ApiProblem('NOT_FOUND');
}
