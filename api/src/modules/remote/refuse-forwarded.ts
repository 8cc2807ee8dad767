import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../http/api-problem';

/** Refuses requests passed on by an edge: the call is for edges themselves. */
export function refuseForwarded({ headers }: FastifyRequest): void {
  if (headers['x-forwarded-host'] !== undefined) throw new ApiProblem('NOT_FOUND');
}
