import { inOrder, labelOf } from '@pignon/shared/domain/audit/labels';
import type { HistoryEntry, HistoryLine } from '@pignon/shared/domain/audit/history.schema';
import { PROPERTY_LABELS } from '@pignon/shared/domain/audit/property-labels';
import { summaryOf } from '@pignon/shared/domain/audit/summary';
import { undo } from '@pignon/shared/domain/audit/undo';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { mustReadProperty } from './must-read-property';
import { entriesSince, listHistory, type JournalLine } from './property-history.repo';

/** Places of a property whose keys come and go. */
const MAPS = ['contactTypes'];

function lineOf({ auditId, at, user, action, paths }: JournalLine): HistoryLine {
  return { auditId, at, user, action, summary: summaryOf(action, paths, PROPERTY_LABELS) };
}

export async function propertyHistory(
  db: Db,
  reference: string,
  page: { before?: number | undefined; limit: number },
): Promise<HistoryLine[]> {
  const lines = await listHistory(db, reference, page);
  // Every property has at least the entry of its creation.
  if (lines.length === 0) await mustReadProperty(db, reference);
  return lines.map(lineOf);
}

async function readEntry(tx: Queryable, reference: string, auditId: number): Promise<HistoryEntry> {
  const property = await mustReadProperty(tx, reference);
  const entries = await entriesSince(tx, reference, auditId);
  const entry = entries.at(-1);
  if (entry?.auditId !== auditId)
    throw new ApiProblem('NOT_FOUND', { message: 'Cette modification n’est pas au journal de ce bien.' });
  const after = entries.slice(0, -1).reduce((state, { changes }) => undo(state, changes, MAPS), fieldsOf(property));
  const { changes, source, ...line } = entry;
  return {
    ...lineOf({ ...line, paths: changes.map(({ path }) => path) }),
    source,
    changes: inOrder(PROPERTY_LABELS, changes).map((change) => ({
      ...change,
      label: labelOf(PROPERTY_LABELS, change.path),
    })),
    before: entry.action === 'CREATE' ? null : undo(after, changes, MAPS),
    after,
  };
}

/** One entry with the property before and after it, reckoned back from what it is now: both are read at one moment. */
export function propertyHistoryEntry(db: Db, reference: string, auditId: number): Promise<HistoryEntry> {
  return db.tx(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    return readEntry(tx, reference, auditId);
  });
}
