import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';

const ATTRIBUTION = '© IGN – Géoplateforme';

export function getTiles(app: FastifyInstance, { geoplateforme, tilePass }: Deps): void {
  route(app, 'GET place/tiles', () => ({
    layers: geoplateforme.hasTiles
      ? { plan: tilePass.sign('plan'), ortho: tilePass.sign('ortho'), cadastre: tilePass.sign('cadastre') }
      : null,
    attribution: ATTRIBUTION,
  }));
}
