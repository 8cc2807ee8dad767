import { MAX_PRINTED } from '@pignon/shared/domain/documents/print-limits';
import type { PrintMode } from '@pignon/shared/domain/documents/print-request.schema';
import type { Orientation, SheetFormat } from '@pignon/shared/domain/documents/window-card';

export type PrintDocument = 'poster' | 'print';

/** Options of a print. */
export interface PrintChoice {
  kind: PrintDocument;
  mode: PrintMode;
  format: SheetFormat;
  orientation: Orientation;
}

export const FIRST_CHOICE: PrintChoice = { kind: 'poster', mode: 'PUBLIC', format: 'A4', orientation: 'portrait' };

/** Internal property sheet; allowed also for properties that may not be handed to customers. */
export const WORKING_DOCUMENT: PrintChoice = { ...FIRST_CHOICE, kind: 'print', mode: 'INTERNAL' };

/** Normalizes the options: a poster is always public and a sheet has one format. */
export function normalizePrintChoice(
  { kind, mode, format, orientation }: PrintChoice,
  isPrivate: boolean,
): PrintChoice {
  if (kind === 'poster') return { kind, mode: 'PUBLIC', format, orientation };
  return { kind, mode: isPrivate ? 'PUBLIC' : mode, format: 'A4', orientation: 'portrait' };
}

export type PrintRefusal = 'none' | 'tooMany';

/** Why this number of properties does not fit one file. */
export function refusalOf(count: number): PrintRefusal | null {
  if (count === 0) return 'none';
  return count > MAX_PRINTED ? 'tooMany' : null;
}
