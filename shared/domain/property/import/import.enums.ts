import type { ChoiceWords } from '../../choices/choices';

/**
 * CHECKING: its lines are being read; READY: they can be reviewed and selected; the rest is the import itself, and its
 * undoing.
 */
export const IMPORT_STATUSES = [
  'CHECKING',
  'READY',
  'QUEUED',
  'RUNNING',
  'DONE',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Statuses in which the server is working. */
export const WORKING_STATUSES: readonly ImportStatus[] = ['CHECKING', 'QUEUED', 'RUNNING', 'UNDOING'];

export const IMPORT_RESULTS = ['CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** MADE: a record beside the property was created. */
export const IMPORT_SEVERITIES = ['REFUSED', 'ASSUMED', 'LEFT_OUT', 'MADE'] as const;

/** As in "ligne 12 – supposé : …". */
export const IMPORT_SEVERITY_WORDS: ChoiceWords<(typeof IMPORT_SEVERITIES)[number]> = {
  REFUSED: { fr: 'refusé', en: 'refused' },
  ASSUMED: { fr: 'supposé', en: 'assumed' },
  LEFT_OUT: { fr: 'laissé de côté', en: 'left out' },
  MADE: { fr: 'fait', en: 'done' },
};

/** Months for which mandates of a file may have been concluded. */
export const MANDATE_MONTHS = [3, 6, 12, 24] as const;

/** Maximum size of a file in bytes as uploaded… */
export const MAX_LISTING_FILE_BYTES = 200 * 1024 * 1024;
/** …and with its pictures unpacked. */
export const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
/** Maximum number of lines excluded by hand. */
export const MAX_EXCLUDED_LINES = 5000;
