import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { Places } from '@pignon/shared/domain/place/place.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { UnreachableError } from '../../geoplateforme/upstream';
import { route } from '../../http/route';
import { loadCommunes, type Communes } from '../../places/communes';
import { withCommune } from '../../places/settle-address';
import { communesForText } from './communes-for-text';

/** The service says "Paris" of every ward, and may know a code that our table does not know yet. */
function asKept(place: Location, communes: Communes): Location {
  const known = place.insee !== null && communes.byInsee(place.insee) ? place : { ...place, insee: null };
  return withCommune(known, communes);
}

export function findPlaces(app: FastifyInstance, { geoplateforme }: Deps): void {
  route(app, 'GET place/find', async ({ query: { q, limit } }): Promise<Places> => {
    const communes = await loadCommunes();
    try {
      const found = await geoplateforme.findAddresses(q, limit);
      return { content: found.map((place) => asKept(place, communes)), source: 'GEOPF' };
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      return { content: communesForText(q, limit, communes), source: 'COMMUNES' };
    }
  });
}
