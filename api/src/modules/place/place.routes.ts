import type { CallsOf, RoutesOf } from '../../http/routes';
import { findPlaces } from './find-places.service';
import { mapCommunes } from './map-communes';
import { mapStart } from './map-start.service';

const ATTRIBUTION = '© IGN – Géoplateforme';

export const placeRoutes: RoutesOf<CallsOf<'place'>> = ({ db, geoplateforme, tilePass }) => ({
  'GET place/find': ({ query: { q, limit } }) => findPlaces(geoplateforme, q, limit),
  'GET place/tiles': () => ({
    layers: geoplateforme.hasTiles
      ? { plan: tilePass.sign('plan'), ortho: tilePass.sign('ortho'), cadastre: tilePass.sign('cadastre') }
      : null,
    attribution: ATTRIBUTION,
  }),
  'GET place/start': ({ query: { insee } }) => mapStart(db, insee),
  'GET place/communes': ({ query }) => mapCommunes(query),
});
