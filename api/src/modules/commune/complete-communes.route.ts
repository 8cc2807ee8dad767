import { MAX_COMPLETED } from '@pignon/shared/domain/commune/commune.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { loadCommunes } from '../../places/communes';

/** What somebody means who begins to type a commune. */
export function completeCommunes(app: FastifyInstance, _: Deps): void {
  route(app, 'GET commune/find', async ({ query: { q } }) => {
    const communes = await loadCommunes();
    return communes.complete(q, MAX_COMPLETED).map((commune) => {
      const { insee, name, postcodes, otherNames } = commune;
      const found = communes.nameBeginning(commune, q);
      // A part of a commune that has several keeps its own, which the picker fills in.
      const own = otherNames.find((other) => other.name === found)?.postcode ?? null;
      return {
        insee,
        name,
        postcodes: own === null ? [...postcodes] : [own, ...postcodes.filter((each) => each !== own)],
        ...(found !== undefined && found !== name && { foundAs: found }),
      };
    });
  });
}
