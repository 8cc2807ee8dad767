import { call } from '@pignon/shared/api';
import { CONTACT_TYPES } from '@pignon/shared/domain/contact/contact.enums';
import { IMPORT_FIELDS } from '@pignon/shared/domain/contact/import/import-fields';
import type { ImportDefaults } from '@pignon/shared/domain/contact/import/import-line';
import type { Columns, Counts } from './import-lines';

/** An unfinished import, stored on the server for its user: enough to resume, without personal data. */
export interface UnfinishedImport {
  importId: string;
  fileName: string;
  fingerprint: string;
  columns: Columns;
  defaults: ImportDefaults;
  /** Number of lines in the file; below, of lines with a known outcome. */
  total: number;
  done: number;
  counts: Counts;
}

const params = { key: 'contact:import' };

type Values = Record<string, unknown>;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function parseUnfinished(values: Values): UnfinishedImport | null {
  const [importId, fileName, fingerprint] = [values['importId'], values['fileName'], values['fingerprint']].map(textOf);
  const { columns, defaults, counts } = values as { columns?: unknown; defaults?: Values; counts?: Values };
  const contactType = CONTACT_TYPES.find((type) => type === defaults?.['contactType']);
  if (!importId || !fileName || !fingerprint || !Array.isArray(columns) || !contactType) return null;
  return {
    importId,
    fileName,
    fingerprint,
    columns: columns.map((field) => IMPORT_FIELDS.find((each) => each === field) ?? null),
    defaults: { contactType, source: textOf(defaults?.['source']), negotiator: textOf(defaults?.['negotiator']) },
    total: numberOf(values['total']),
    done: numberOf(values['done']),
    counts: {
      CREATED: numberOf(counts?.['CREATED']),
      DOUBLE: numberOf(counts?.['DOUBLE']),
      REFUSED: numberOf(counts?.['REFUSED']),
    },
  };
}

/** The user's unfinished import; null for none. */
export async function readUnfinishedImport(): Promise<UnfinishedImport | null> {
  const draft = await call('GET user/me/draft/{key}', { params });
  return draft && parseUnfinished(draft.values);
}

/** A failure to store it does not stop the import: it can start again, and creates nobody twice. */
export async function storeUnfinishedImport(unfinishedImport: UnfinishedImport): Promise<void> {
  const body = { values: { ...unfinishedImport }, base: {}, baseVersion: null };
  await call('PUT user/me/draft/{key}', { params, body }).catch(() => undefined);
}

export async function forgetUnfinished(): Promise<void> {
  await call('DELETE user/me/draft/{key}', { params }).catch(() => undefined);
}
