import { wardNumber } from '@pignon/shared/domain/commune/wards';
import { MOST_MAP_COMMUNES, type MapCommune } from '@pignon/shared/domain/place/map.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { loadCommunes } from '../../places/communes';

const isWard = ({ insee }: MapCommune) => wardNumber(insee) !== null;

export function mapCommunes(app: FastifyInstance, _: Deps): void {
  route(app, 'GET place/communes', async ({ query: { w, s, e, n } }): Promise<MapCommune[]> => {
    const { all } = await loadCommunes();
    return (
      all
        .flatMap(({ insee, name, population, lat, lon }) =>
          lat !== null && lon !== null && lat >= s && lat <= n && lon >= w && lon <= e
            ? [{ insee, name, population, lat, lon }]
            : [],
        )
        // Wards are drawn where places are left: on a map of the country they would push out the towns.
        .sort((a, b) => Number(isWard(a)) - Number(isWard(b)) || b.population - a.population)
        .slice(0, MOST_MAP_COMMUNES)
    );
  });
}
