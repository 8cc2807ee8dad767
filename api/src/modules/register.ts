import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../deps';
import { openPdfQueue } from '../documents/open-pdf-queue';
import { registerRoutes, type RouteDeps, type Routes } from '../http/routes';
import { agencyRoutes } from './agency/agency.routes';
import { auditRoutes } from './audit/audit.routes';
import { clientErrorRoutes } from './client-error/client-error.routes';
import { communeRoutes } from './commune/commune.routes';
import { contactRoutes } from './contact/contact.routes';
import { eventRoutes } from './event/event.routes';
import { mandateRoutes } from './mandate/mandate.routes';
import { getMediaFile } from './media/get-media-file.route';
import { mediaRoutes } from './media/media.routes';
import { messagesRoutes } from './messages/messages.routes';
import { opsRoutes } from './ops/ops.routes';
import { getTile } from './place/get-tile.route';
import { passwordRoutes } from './password/password.routes';
import { placeRoutes } from './place/place.routes';
import { propertyRoutes } from './property/property.routes';
import { customerRoutes } from './proposal/customer/customer.routes';
import { proposalRoutes } from './proposal/proposal.routes';
import { recordRoutes } from './record/record.routes';
import { remoteRoutes } from './remote/remote.routes';
import { searchRoutes } from './search/search.routes';
import { streamChanges } from './stream/stream-changes.route';
import { getPortalPhoto } from './sync/photo/get-portal-photo.route';
import { syncRoutes } from './sync/sync.routes';
import { userRoutes } from './user/user.routes';
import { visitRoutes } from './visit/visit.routes';

/** Maps every call of the table to its handler. */
const routesOf = (deps: RouteDeps): Routes => ({
  ...propertyRoutes(deps),
  ...contactRoutes(deps),
  ...mandateRoutes(deps),
  ...visitRoutes(deps),
  ...proposalRoutes(deps),
  ...eventRoutes(deps),
  ...userRoutes(deps),
  ...passwordRoutes(deps),
  ...messagesRoutes(deps),
  ...recordRoutes(deps),
  ...searchRoutes(deps),
  ...communeRoutes(deps),
  ...placeRoutes(deps),
  ...mediaRoutes(deps),
  ...clientErrorRoutes(deps),
  ...agencyRoutes(deps),
  ...auditRoutes(deps),
  ...syncRoutes(deps),
  ...remoteRoutes(deps),
});

/** Routes outside the call table: files, customers' pages, the stream, operators' endpoints. */
const OTHERS: readonly Register[] = [
  ...opsRoutes,
  customerRoutes,
  getMediaFile,
  getTile,
  getPortalPhoto,
  streamChanges,
];

export function registerModules(app: FastifyInstance, deps: Deps): void {
  openPdfQueue(app);
  registerRoutes(app, routesOf({ ...deps, app }));
  for (const register of OTHERS) register(app, deps);
}
