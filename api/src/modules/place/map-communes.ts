import { arrondissementNumber } from '@pignon/shared/domain/commune/arrondissements';
import { MAX_MAP_COMMUNES, type CommunesInFrame, type MapCommune } from '@pignon/shared/domain/place/map.schema';
import { loadCommunes } from '../../places/communes';
import type { z } from 'zod';

const isArrondissement = ({ insee }: MapCommune) => arrondissementNumber(insee) !== null;

/** The most populated communes of a map frame, given by its west, south, east and north. */
export async function mapCommunes({ w, s, e, n }: z.output<typeof CommunesInFrame>): Promise<MapCommune[]> {
  const { all } = await loadCommunes();
  return (
    all
      .flatMap(({ insee, name, population, lat, lon }) =>
        lat !== null && lon !== null && lat >= s && lat <= n && lon >= w && lon <= e
          ? [{ insee, name, population, lat, lon }]
          : [],
      )
      // Arrondissements fill remaining places only: on a map of the country they would displace the towns.
      .sort((a, b) => Number(isArrondissement(a)) - Number(isArrondissement(b)) || b.population - a.population)
      .slice(0, MAX_MAP_COMMUNES)
  );
}
