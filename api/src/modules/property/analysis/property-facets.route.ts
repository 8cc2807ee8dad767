import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { propertyFacets } from './property-facets.service';

export function propertyFacetsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/facets', ({ body: { dto = {} } }) => propertyFacets(db, dto));
}
