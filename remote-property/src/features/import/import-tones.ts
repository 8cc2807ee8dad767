import type { ImportResult, ImportStatus } from '@pignon/shared/domain/property/import/import.enums';
import type { Tone } from '@pignon/shared/ui/core';

export const STATUS_TONES: Readonly<Record<ImportStatus, Tone>> = {
  CHECKING: 'blue',
  READY: 'amber',
  QUEUED: 'blue',
  RUNNING: 'blue',
  DONE: 'green',
  FAILED: 'crimson',
  UNDOING: 'blue',
  UNDONE: 'neutral',
};

export const RESULT_TONES: Readonly<Record<ImportResult, Tone>> = {
  CREATED: 'green',
  UPDATED: 'blue',
  UNCHANGED: 'neutral',
  REFUSED: 'crimson',
};
