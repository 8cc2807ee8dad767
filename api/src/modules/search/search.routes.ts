import { SEARCH_KINDS } from '@pignon/shared/domain/search/search.enums';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { search } from './search.service';

export const searchRoutes: RoutesOf<CallsOf<'search'>> = ({ db }) => ({
  'GET search': ({ query: { q, type = SEARCH_KINDS } }) => search(db, q, type),
});
