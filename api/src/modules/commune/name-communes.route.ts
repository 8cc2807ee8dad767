import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { loadCommunes } from '../../places/communes';

export function nameCommunes(app: FastifyInstance, _: Deps): void {
  route(app, 'GET commune', async ({ query: { insee } }) => {
    const communes = await loadCommunes();
    return insee.flatMap((code) => {
      const commune = communes.byInsee(code);
      return commune ? [{ insee: code, name: commune.name, postcodes: [...commune.postcodes] }] : [];
    });
  });
}
