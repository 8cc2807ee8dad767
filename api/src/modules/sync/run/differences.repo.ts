import type { Page } from '@pignon/shared/domain/common/paging';
import type { Difference, DifferencesQuery, ListingFieldChange } from '@pignon/shared/domain/sync/sync.schema';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';
import { limitOf, pageWithTotal } from '../../../db/page';
import { CHANGE, PREVIOUS } from './run-columns';
import { readStoredRun } from './run.repo';

/** Reads a page of a run's changes at its portal, by reference; null for an unknown run. */
export async function findDifferences(
  db: Queryable,
  runId: number,
  { change, ...request }: z.output<typeof DifferencesQuery>,
): Promise<Page<Difference> | null> {
  if (!(await readStoredRun(db, runId))) return null;
  const changeQuery = sql`from (select l.reference, l.reasons, ${CHANGE} as change
      from sync_run r ${PREVIOUS} join sync_run_listing l on l.run_id = r.id where r.id = ${runId}::bigint) d
    where d.change is not null and (${change ?? null}::text is null or d.change = ${change ?? null}::text)`;
  const lines = await db.query<Difference>(sql`
    select d.reference, d.change, d.reasons,
      coalesce((select p.title from property p where p.reference = d.reference), '') as title
    ${changeQuery} order by d.reference ${limitOf(request)}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total ${changeQuery}`);
}

/** Reads the changes of a listing since the run before; null when it was not part of the run. */
export async function readListingChanges(
  db: Queryable,
  runId: number,
  reference: string,
): Promise<{ changes: ListingFieldChange[] | null } | null> {
  const [row] = await db.query<{ changes: ListingFieldChange[] | null }>(sql`select changes from sync_run_listing
    where run_id = ${runId}::bigint and reference = ${reference}`);
  return row ?? null;
}
