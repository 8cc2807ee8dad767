import { dayOf } from '@pignon/shared/domain/common/day';
import { PRIVATE_COLUMNS } from '@pignon/shared/domain/property/list/property-columns';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { csvFile } from '../../../http/csv';
import { hasPrivateScreen } from '../../../http/private-screen';
import { route } from '../../../http/route';
import { exportProperties } from './export-properties.service';

export function exportPropertiesRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/export', async ({ actor, body, request }) => {
    if (hasPrivateScreen(request) && body.columns.some((column) => PRIVATE_COLUMNS.includes(column)))
      throw new ApiProblem('FORBIDDEN', {
        message: 'Le prix net vendeur ne sort pas tant que l’écran client est actif.',
      });
    return csvFile(`Biens ${dayOf()}`, await exportProperties(db, actor, body));
  });
}
