import type { CallKey } from '@pignon/shared/domain/calls/call-table';
import { isNamedPaper, PRIVATE_SCREEN_HEADER } from '@pignon/shared/domain/privacy/papers';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from './api-problem';

/** True when the browser says that a customer may be looking at its screen. */
export function hasPrivateScreen({ headers }: FastifyRequest): boolean {
  return headers[PRIVATE_SCREEN_HEADER] === 'on';
}

/** Refuses a paper that names people to a screen that a customer may be looking at. */
export function refuseNamedPaper(call: CallKey, request: FastifyRequest): void {
  if (isNamedPaper(call) && hasPrivateScreen(request))
    throw new ApiProblem('FORBIDDEN', {
      message: 'Ce document nomme des personnes. Désactivez l’écran client pour l’ouvrir.',
    });
}
