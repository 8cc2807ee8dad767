import { MAX_COMPLETED } from '@pignon/shared/domain/commune/commune.schema';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { loadCommunes } from '../../places/communes';

export const communeRoutes: RoutesOf<CallsOf<'commune'>> = () => ({
  'GET commune': async ({ query: { insee } }) => {
    const communes = await loadCommunes();
    return insee.flatMap((code) => {
      const commune = communes.byInsee(code);
      return commune ? [{ insee: code, name: commune.name, postcodes: [...commune.postcodes] }] : [];
    });
  },
  // Suggests communes for typed text.
  'GET commune/find': async ({ query: { q } }) => {
    const communes = await loadCommunes();
    return communes.complete(q, MAX_COMPLETED).map((commune) => {
      const { insee, name, postcodes, otherNames } = commune;
      const found = communes.nameBeginning(commune, q);
      // a part of a commune with several postcodes has its own, which the picker fills in
      const own = otherNames.find((other) => other.name === found)?.postcode ?? null;
      return {
        insee,
        name,
        postcodes: own === null ? [...postcodes] : [own, ...postcodes.filter((each) => each !== own)],
        ...(found !== undefined && found !== name && { foundAs: found }),
      };
    });
  },
});
