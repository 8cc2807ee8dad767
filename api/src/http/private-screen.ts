import type { CallKey } from '@pignon/shared/domain/calls/call-table';
import type { MediaOwner } from '@pignon/shared/domain/media/media.enums';
import { isPrivateDocument, PRIVATE_SCREEN_HEADER } from '@pignon/shared/domain/privacy/private-documents';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from './api-problem';

/** True when the browser reports that a customer may see its screen. */
export function hasPrivateScreen({ headers }: FastifyRequest): boolean {
  return headers[PRIVATE_SCREEN_HEADER] === 'on';
}

const NAMES_PEOPLE = 'Ce document nomme des personnes. Désactivez l’écran client pour l’ouvrir.';

/** Refuses the folder of a mandate to a screen that a customer may be looking at. */
export function refusePrivateFolder(owner: MediaOwner, request: FastifyRequest): void {
  if (owner === 'mandate' && hasPrivateScreen(request)) throw new ApiProblem('FORBIDDEN', { message: NAMES_PEOPLE });
}

/** Refuses a document that names people while the client's screen is on. */
export function refusePrivateDocument(call: CallKey, request: FastifyRequest): void {
  if (isPrivateDocument(call) && hasPrivateScreen(request))
    throw new ApiProblem('FORBIDDEN', { message: NAMES_PEOPLE });
}
