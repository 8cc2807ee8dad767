import { sameValue } from '@pignon/shared/domain/form/values';
import type { Fields, WaitingCall } from '../waiting-call';

/** Decision on a call whose record changed since it was entered. */
export type Verdict =
  /** The fields it changes are untouched: send it on the current version. */
  | { kind: 'again'; version: number }
  /** The record has the resulting values already. */
  | { kind: 'done' }
  | { kind: 'conflict' };

const matchesFields = (fields: Fields, record: Fields): boolean =>
  Object.entries(fields).every(([name, value]) => sameValue(value, record[name]));

/** Compares a call with the current record; an unknown record, or a call without base, is a conflict. */
export function resolveStale({ base, result }: Pick<WaitingCall, 'base' | 'result'>, current: unknown): Verdict {
  if (typeof current !== 'object' || current === null) return { kind: 'conflict' };
  const record = current as Fields;
  if (result && matchesFields(result, record)) return { kind: 'done' };
  const { version } = record;
  if (base && typeof version === 'number' && matchesFields(base, record)) return { kind: 'again', version };
  return { kind: 'conflict' };
}
