import { dayOf } from '@pignon/shared/domain/common/day';
import { isPrivateColumn } from '@pignon/shared/domain/property/list/property-columns';
import { ApiProblem } from '../../../http/api-problem';
import { csvFile } from '../../../http/csv';
import { exportColumn } from './export-columns';
import { exportProperties } from './export-properties.service';
import type { Db } from '../../../db/db';
import type { FileResponse } from '../../../http/file-response';
import type { Actor } from '../../../write/actor';
import type { PropertyExport } from '@pignon/shared/domain/property/list/export.schema';

/** Builds the CSV of a list of properties; a private screen omits the columns that a customer must not see. */
export async function exportFile(
  db: Db,
  actor: Actor,
  body: PropertyExport,
  isPrivateScreen: boolean,
): Promise<FileResponse> {
  const withheld = isPrivateScreen ? body.columns.filter(isPrivateColumn) : [];
  if (withheld.length > 0) {
    const titles = withheld.map((column) => exportColumn(column).title).join(', ');
    throw new ApiProblem('FORBIDDEN', {
      message: `Tant que l’écran client est actif, ceci ne sort pas\u00a0: ${titles}.`,
    });
  }
  return csvFile(`Biens ${dayOf()}`, await exportProperties(db, actor, body));
}
