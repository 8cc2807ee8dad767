import { SEARCH_KINDS } from '@pignon/shared/domain/search/search.enums';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { search } from './search.service';

export function searchRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET search', ({ query: { q, type = SEARCH_KINDS } }) => search(db, q, type));
}
