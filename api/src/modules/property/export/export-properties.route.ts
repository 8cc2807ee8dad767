import { dayOf } from '@pignon/shared/domain/common/day';
import { isPrivateColumn } from '@pignon/shared/domain/property/list/property-columns';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { csvFile } from '../../../http/csv';
import { hasPrivateScreen } from '../../../http/private-screen';
import { route } from '../../../http/route';
import { exportColumn } from './export-columns';
import { exportProperties } from './export-properties.service';

export function exportPropertiesRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/export', async ({ actor, body, request }) => {
    const withheld = hasPrivateScreen(request) ? body.columns.filter(isPrivateColumn) : [];
    if (withheld.length > 0) {
      const titles = withheld.map((column) => exportColumn(column).title).join(', ');
      throw new ApiProblem('FORBIDDEN', {
        message: `Tant que l’écran client est actif, ceci ne sort pas\u00a0: ${titles}.`,
      });
    }
    return csvFile(`Biens ${dayOf()}`, await exportProperties(db, actor, body));
  });
}
