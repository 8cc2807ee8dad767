import { AUDIT_SOURCE_WORDS } from '@pignon/shared/domain/audit/audit.enums';
import type { AuditFileQuery, AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { AUDITED_LABELS, labelsOf } from '@pignon/shared/domain/audit/labels-of';
import { groupLabels } from '@pignon/shared/domain/audit/history-labels';
import { ACTION_LABELS } from '@pignon/shared/domain/audit/summary';
import { MAX_EXPORTED } from '@pignon/shared/domain/common/bulk.limits';
import { dayOf } from '@pignon/shared/domain/common/day';
import { capitalize } from '@pignon/shared/domain/common/french';
import type { z } from 'zod';
import type { Db } from '../../db/db';
import { invalid } from '../../http/api-problem';
import { csvFile, csvMoment, csvOf, type CsvColumn } from '../../http/csv';
import type { FileResponse } from '../../http/file-response';
import type { Actor } from '../../write/actor';
import { writeExportAudit } from './audit-export';
import { findAuditIds, readAuditLines } from './audit-find.repo';
import { withMandateNames } from './mandate-names.repo';

const COLUMNS: readonly CsvColumn<AuditLine>[] = [
  { title: 'Date et heure', write: ({ at }) => csvMoment(at) },
  { title: 'Qui', write: ({ user }) => user },
  { title: 'Action', write: ({ action }) => ACTION_LABELS[action] },
  { title: 'Fiche', write: ({ entity }) => AUDITED_LABELS[entity] },
  { title: 'Référence', write: ({ ref }) => ref },
  { title: 'Éléments', write: ({ entity, paths }) => groupLabels(labelsOf(entity), paths).join(', ') },
  { title: 'Origine', write: ({ source }) => capitalize(AUDIT_SOURCE_WORDS[source].fr) },
  { title: 'Adresse', write: ({ address }) => address ?? '' },
  { title: 'Requête', write: ({ requestId }) => requestId ?? '' },
];

/** Streams the journal as CSV, newest first; journals the export before the first byte. */
export async function exportAudit(db: Db, actor: Actor, query: z.output<typeof AuditFileQuery>): Promise<FileResponse> {
  const ids = await findAuditIds(db, query, MAX_EXPORTED + 1);
  if (ids.length > MAX_EXPORTED)
    throw invalid('from', 'Plus de 100 000 lignes\u00a0: choisissez une période plus courte.');
  await writeExportAudit(db, actor, 'audit', { count: ids.length, ...query });
  const table = {
    keys: ids,
    columns: COLUMNS,
    nameOf: String,
    read: async (batch: readonly number[]) => withMandateNames(db, await readAuditLines(db, batch)),
  };
  return csvFile(`Journal ${dayOf()}`, csvOf(table));
}
