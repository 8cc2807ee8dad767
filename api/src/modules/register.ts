import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { reportClientError } from './client-error/report-client-error.route';
import { nameCommunes } from './commune/name-communes.route';
import { findContactsRoute } from './contact/find-contacts.route';
import { getContact } from './contact/get-contact.route';
import { findEventsRoute } from './event/find-events.route';
import { findMyEvents } from './event/find-my-events.route';
import { findMandatesRoute } from './mandate/find-mandates.route';
import { getMediaFile } from './media/get-media-file.route';
import { signMedia } from './media/sign-media.route';
import { getMessages } from './messages/get-messages.route';
import { getHealth } from './ops/get-health.route';
import { getMetrics } from './ops/get-metrics.route';
import { getOpenapi } from './ops/get-openapi.route';
import { findPropertiesRoute } from './property/find-properties.route';
import { getProperty } from './property/get-property.route';
import { searchRoute } from './search/search.route';
import { getMe } from './user/get-me.route';
import { listUsersRoute } from './user/list-users.route';
import { findVisitsRoute } from './visit/find-visits.route';

type Register = (app: FastifyInstance, deps: Deps) => void;

const ROUTES: readonly Register[] = [
  findPropertiesRoute,
  getProperty,
  findContactsRoute,
  getContact,
  findMandatesRoute,
  findVisitsRoute,
  findEventsRoute,
  findMyEvents,
  getMe,
  listUsersRoute,
  getMessages,
  searchRoute,
  nameCommunes,
  signMedia,
  getMediaFile,
  reportClientError,
  getHealth,
  getMetrics,
  getOpenapi,
];

export function registerModules(app: FastifyInstance, deps: Deps): void {
  for (const register of ROUTES) register(app, deps);
}
