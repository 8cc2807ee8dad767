import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../deps';
import { documentRoutes } from '../documents/document.routes';
import { agencyRoutes } from './agency/agency.routes';
import { auditRoutes } from './audit/audit.routes';
import { cartRoutes } from './cart/cart.routes';
import { clientErrorRoutes } from './client-error/client-error.routes';
import { communeRoutes } from './commune/commune.routes';
import { contactRoutes } from './contact/contact.routes';
import { draftRoutes } from './draft/draft.routes';
import { eventRoutes } from './event/event.routes';
import { mandateRoutes } from './mandate/mandate.routes';
import { mediaRoutes } from './media/media.routes';
import { messagesRoutes } from './messages/messages.routes';
import { opsRoutes } from './ops/ops.routes';
import { placeRoutes } from './place/place.routes';
import { proposalRoutes } from './proposal/proposal.routes';
import { propertyRoutes } from './property/property.routes';
import { recordRoutes } from './record/record.routes';
import { remoteRoutes } from './remote/remote.routes';
import { searchRoutes } from './search/search.routes';
import { streamRoutes } from './stream/stream.routes';
import { syncRoutes } from './sync/sync.routes';
import { userRoutes } from './user/user.routes';
import { viewRoutes } from './view/view.routes';
import { visitRoutes } from './visit/visit.routes';

const ROUTES: readonly Register[] = [
  ...propertyRoutes,
  ...contactRoutes,
  ...mandateRoutes,
  ...visitRoutes,
  ...proposalRoutes,
  ...eventRoutes,
  ...userRoutes,
  ...cartRoutes,
  ...draftRoutes,
  ...viewRoutes,
  ...messagesRoutes,
  ...recordRoutes,
  ...searchRoutes,
  ...communeRoutes,
  ...placeRoutes,
  ...mediaRoutes,
  ...clientErrorRoutes,
  ...opsRoutes,
  ...agencyRoutes,
  ...auditRoutes,
  ...syncRoutes,
  ...remoteRoutes,
  ...streamRoutes,
  ...documentRoutes,
];

export function registerModules(app: FastifyInstance, deps: Deps): void {
  for (const register of ROUTES) register(app, deps);
}
