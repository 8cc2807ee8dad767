import { useState } from 'react';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import type { TakeoverField } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import { recogniseTakeover } from '@pignon/shared/domain/mandate/takeover/takeover-headings';
import type { TakeoverDefaults } from '@pignon/shared/domain/mandate/takeover/takeover-line';

export const STEPS = ['file', 'columns', 'check', 'run'] as const;
export type Step = (typeof STEPS)[number];

/** A file with its column mapping and defaults. */
export interface SelectedFile {
  file: ImportFile;
  /** Target field of each column, in order; null for a skipped one. */
  columns: readonly (TakeoverField | null)[];
  defaults: TakeoverDefaults;
  /** Excluded lines. */
  excludedLines: ReadonlySet<number>;
  takeoverId: string;
}

const DEFAULTS: TakeoverDefaults = { register: 'T', type: 'NON_EXCLUSIVE', feeType: null, negotiator: null };
const NONE: ReadonlySet<number> = new Set();

const toggledNumber = (numbers: ReadonlySet<number>, number: number): ReadonlySet<number> => {
  const next = new Set(numbers);
  if (!next.delete(number)) next.add(number);
  return next;
};

/**
 * State of a takeover, from the file to its end. Written mandates are recognised by their number, so nothing else is
 * stored.
 */
export function useTakeover() {
  const [step, setStep] = useState<Step>('file');
  const [selection, setSelection] = useState<SelectedFile | null>(null);
  const change = (edit: (now: SelectedFile) => Partial<SelectedFile>) =>
    setSelection((now) => now && { ...now, ...edit(now) });
  return {
    step,
    go: setStep,
    chosen: selection,
    take: (file: ImportFile) => {
      setSelection({
        file,
        columns: recogniseTakeover(file.headings),
        defaults: DEFAULTS,
        excludedLines: NONE,
        takeoverId: crypto.randomUUID(),
      });
      setStep('columns');
    },
    /** Assigns a field to a column; removes it from another. */
    setColumn: (index: number, field: TakeoverField | null) =>
      change(({ columns }) => ({
        columns: columns.map((current, at) => (at === index ? field : current === field ? null : current)),
        excludedLines: NONE,
      })),
    setDefaults: (typed: Partial<TakeoverDefaults>) =>
      change(({ defaults }) => ({ defaults: { ...defaults, ...typed } })),
    toggleLine: (line: number) =>
      change(({ excludedLines }) => ({ excludedLines: toggledNumber(excludedLines, line) })),
    restart: () => {
      setSelection(null);
      setStep('file');
    },
  };
}
export type Takeover = ReturnType<typeof useTakeover>;
