import { useEffect, useState } from 'react';
import { recogniseHeadings } from '@pignon/shared/domain/contact/import/headings';
import type { ImportField } from '@pignon/shared/domain/contact/import/import-fields';
import type { ImportDefaults } from '@pignon/shared/domain/contact/import/import-line';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import type { Columns } from './import-lines';
import { forgetUnfinished, readUnfinishedImport, type UnfinishedImport } from './unfinished-import';

export const STEPS = ['file', 'columns', 'check', 'run'] as const;
export type Step = (typeof STEPS)[number];

/** A file with its column mapping and defaults. */
export interface SelectedFile {
  file: ImportFile;
  columns: Columns;
  defaults: ImportDefaults;
  importId: string;
}

const DEFAULTS: ImportDefaults = { contactType: 'CUSTOMER', source: null, negotiator: null };

/** The unfinished import, until it is resumed or abandoned. */
function useUnfinished(isRequested: boolean) {
  const [unfinishedImport, setUnfinished] = useState<UnfinishedImport | null>(null);
  useEffect(() => {
    let isStale = false;
    // harmless when unknown: the file can be imported again, and creates nobody twice
    if (isRequested)
      readUnfinishedImport().then(
        (found) => !isStale && setUnfinished(found),
        () => undefined,
      );
    return () => {
      isStale = true;
    };
  }, [isRequested]);
  return { unfinished: unfinishedImport, drop: () => setUnfinished(null) };
}

/** State of an import, from the file to the report. */
export function useImport() {
  const [step, setStep] = useState<Step>('file');
  const [selection, setSelection] = useState<SelectedFile | null>(null);
  const { unfinished: unfinishedImport, drop } = useUnfinished(step === 'file');

  return {
    step,
    go: setStep,
    chosen: selection,
    unfinished: unfinishedImport,
    /** Opens a file; resumes its import when it is the unfinished one. */
    take: (next: ImportFile) => {
      const earlierImport = unfinishedImport?.fingerprint === next.fingerprint ? unfinishedImport : null;
      const resumedImport = earlierImport?.columns.length === next.headings.length ? earlierImport : null;
      setSelection({
        file: next,
        columns: resumedImport?.columns ?? recogniseHeadings(next.headings),
        defaults: resumedImport?.defaults ?? DEFAULTS,
        importId: resumedImport?.importId ?? crypto.randomUUID(),
      });
      setStep(resumedImport ? 'run' : 'columns');
    },
    setColumn: (index: number, field: ImportField | null) =>
      setSelection(
        (now) =>
          now && {
            ...now,
            columns: now.columns.map((current, at) => (at === index ? field : current === field ? null : current)),
          },
      ),
    setDefaults: (change: Partial<ImportDefaults>) =>
      setSelection((now) => now && { ...now, defaults: { ...now.defaults, ...change } }),
    /** Discards the unfinished import. */
    leaveUnfinished: () => {
      drop();
      void forgetUnfinished();
    },
    /** Back to the choice of a file. */
    restart: () => {
      drop();
      setSelection(null);
      setStep('file');
    },
  };
}
export type Import = ReturnType<typeof useImport>;
