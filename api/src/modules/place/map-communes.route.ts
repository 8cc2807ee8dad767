import { MOST_MAP_COMMUNES, type MapCommune } from '@pignon/shared/domain/place/map.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { loadCommunes } from '../../places/communes';

export function mapCommunes(app: FastifyInstance, _: Deps): void {
  route(app, 'GET place/communes', async ({ query: { w, s, e, n } }): Promise<MapCommune[]> => {
    const { all } = await loadCommunes();
    return all
      .flatMap(({ insee, name, population, lat, lon }) =>
        lat !== null && lon !== null && lat >= s && lat <= n && lon >= w && lon <= e
          ? [{ insee, name, population, lat, lon }]
          : [],
      )
      .sort((a, b) => b.population - a.population)
      .slice(0, MOST_MAP_COMMUNES);
  });
}
