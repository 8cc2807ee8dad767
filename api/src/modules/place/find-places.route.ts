import type { Places } from '@pignon/shared/domain/place/place.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { UnreachableError } from '../../geoplateforme/upstream';
import { route } from '../../http/route';
import { loadCommunes } from '../../places/communes';
import { communesForText } from './communes-for-text';

export function findPlaces(app: FastifyInstance, { geoplateforme }: Deps): void {
  route(app, 'GET place/find', async ({ query: { q, limit } }): Promise<Places> => {
    try {
      const content = await geoplateforme.findAddresses(q, limit);
      return { content, source: 'GEOPF' };
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      return { content: communesForText(q, limit, await loadCommunes()), source: 'COMMUNES' };
    }
  });
}
