import { inOrder, labelOf } from '@pignon/shared/domain/audit/history-labels';
import { ENGLISH_MEDIA, ENGLISH_SUMMARY } from '@pignon/shared/domain/audit/english-history';
import type { HistoryEntry, HistoryLine, HistoryQuery } from '@pignon/shared/domain/audit/history.schema';
import { mediaSummary } from '@pignon/shared/domain/audit/media-history';
import { summaryOf } from '@pignon/shared/domain/audit/summary';
import { undoChanges } from '@pignon/shared/domain/audit/undo-changes';
import { labelsIn } from '@pignon/shared/domain/common/fields/field-labels';
import { MEDIA_LABELS } from '@pignon/shared/domain/media/media-labels';
import type { Language } from '@pignon/shared/domain/messages/messages.enums';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import { PROPERTY_FIELD_LABELS } from '@pignon/shared/domain/property/property-labels';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import type { Change } from '../../../write/changes';
import { listMedia } from '../../media/media.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';
import { entriesSince, listHistory, type JournalEntry, type AuditRow } from './property-history.repo';

/** Objects of a property whose keys are data, not fields. */
const MAPS = ['contactTypes'];

const wordsOf = (language: Language) => ({
  labels: labelsIn(PROPERTY_FIELD_LABELS, language),
  mediaLabels: labelsIn(MEDIA_LABELS, language),
  summary: language === 'en' ? ENGLISH_SUMMARY : undefined,
  media: language === 'en' ? ENGLISH_MEDIA : undefined,
});
type Words = ReturnType<typeof wordsOf>;
const WORDS: Readonly<Record<Language, Words>> = { fr: wordsOf('fr'), en: wordsOf('en') };

type Line = Omit<AuditRow, 'paths' | 'files'>;
const lineOf = ({ auditId, at, user, action, entity }: Line, summary: string): HistoryLine => ({
  ...{ auditId, at, user, action, entity },
  summary,
});

/** Keys of the property's current documents. Deleted media have no recorded kind and count as photographs. */
async function papersOf(db: Queryable, reference: string): Promise<(key: string) => boolean> {
  const media = (await listMedia(db, 'property', [reference])).get(reference) ?? [];
  const papers = new Set(media.flatMap(({ key, mimeType }) => (mimeType.startsWith('image/') ? [] : [key])));
  return (key) => papers.has(key);
}

export async function propertyHistory(db: Db, reference: string, query: HistoryQuery): Promise<HistoryLine[]> {
  const lines = await listHistory(db, reference, query);
  // every property has its creation entry; a filter may leave none
  if (lines.length === 0) await getPropertyOrThrow(db, reference);
  const hasMedia = lines.some(({ entity }) => entity === 'media');
  const isPaper = hasMedia ? await papersOf(db, reference) : () => false;
  const { labels, summary, media } = WORDS[query.lang];
  return lines.map((line) => {
    const { entity, action, paths } = line;
    const lineSummary =
      entity === 'media' ? mediaSummary(line, isPaper, media) : summaryOf(action, paths, labels, summary);
    return lineOf(line, lineSummary);
  });
}

const fileOf = ({ before, after }: Change): string[] => {
  const media = (after ?? before) as { path?: unknown } | null;
  return typeof media?.path === 'string' ? [media.path] : [];
};

/** History entry of a media change; the property's own fields are the same before and after. */
async function mediaEntry(
  tx: Queryable,
  { reference, state, words }: { reference: string; state: object; words: Words },
  entry: JournalEntry,
): Promise<HistoryEntry> {
  const { changes, source, action } = entry;
  const summary = { action, paths: changes.map(({ path }) => path), files: changes.flatMap(fileOf) };
  const whole = { ...state };
  return {
    ...lineOf(entry, mediaSummary(summary, await papersOf(tx, reference), words.media)),
    source,
    changes: changes.map(({ path, before, after }) => ({
      path: `media.${path}`,
      label: labelOf(words.mediaLabels, path),
      before,
      after,
    })),
    before: whole,
    after: whole,
  };
}

async function readEntry(tx: Queryable, reference: string, auditId: number, words: Words): Promise<HistoryEntry> {
  const property = await getPropertyOrThrow(tx, reference);
  const entries = await entriesSince(tx, reference, auditId);
  const entry = entries.at(-1);
  if (entry?.auditId !== auditId)
    throw new ApiProblem('NOT_FOUND', { message: 'Cette modification n’est pas au journal de ce bien.' });
  const after = entries
    .slice(0, -1)
    .reduce((state, { changes }) => undoChanges(state, changes, MAPS), fieldsOf(property));
  if (entry.entity === 'media') return mediaEntry(tx, { reference, state: after, words }, entry);
  const { changes, source, action } = entry;
  const paths = changes.map(({ path }) => path);
  return {
    ...lineOf(entry, summaryOf(action, paths, words.labels, words.summary)),
    source,
    changes: inOrder(words.labels, changes).map((change) => ({ ...change, label: labelOf(words.labels, change.path) })),
    before: entry.action === 'CREATE' ? null : undoChanges(after, changes, MAPS),
    after,
  };
}

/**
 * Reads an entry with the property before and after, computed backwards from its current state; both are read at one
 * moment.
 */
export function propertyHistoryEntry(
  db: Db,
  reference: string,
  auditId: number,
  language: Language,
): Promise<HistoryEntry> {
  return db.tx(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    return readEntry(tx, reference, auditId, WORDS[language]);
  });
}
