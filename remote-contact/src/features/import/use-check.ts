import { useEffect, useMemo, useState } from 'react';
import { call, isSilence } from '@pignon/shared/api';
import { importBatches } from '@pignon/shared/domain/import/import-batches';
import type { ImportDefaults } from '@pignon/shared/domain/contact/import/import-line';
import type { ImportResult } from '@pignon/shared/domain/contact/import/import.schema';
import { mergeOutcome, type PreparedLine, type CheckedLine } from './import-lines';
import { sendable } from '@pignon/shared/domain/import/prepared-lines';
import { sendInBatches } from '@pignon/shared/domain/import/send-in-batches';

interface CheckInput {
  lines: readonly PreparedLine[];
  defaults: ImportDefaults;
  checkedLines: readonly CheckedLine[];
}

/** Checks a file against existing contacts in batches, without writing; shows results as they arrive. */
export function useCheck({ lines, defaults, checkedLines }: CheckInput) {
  const [resultsByLine, setResultsByLine] = useState<ReadonlyMap<number, ImportResult>>(new Map());
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stopped = false;
    sendInBatches({
      batches: importBatches(sendable(lines)),
      send: (portion) => call('POST contact/import/check', { body: { lines: [...portion], defaults } }),
      onAnswer: ({ results }) => {
        if (!stopped)
          setResultsByLine((known) => new Map([...known, ...results.map((each) => [each.line, each] as const)]));
      },
      isStopped: () => stopped,
      isSilence,
    }).catch((cause: unknown) => {
      if (!stopped) setError(cause);
    });
    return () => {
      stopped = true;
    };
  }, [lines, defaults, attempt]);
  const rows = useMemo(
    () =>
      checkedLines.map(({ read, outcome }) => ({
        read,
        outcome: mergeOutcome(outcome, resultsByLine.get(outcome.line)),
      })),
    [checkedLines, resultsByLine],
  );
  const total = useMemo(() => sendable(lines).length, [lines]);
  return {
    rows,
    checked: resultsByLine.size,
    total,
    error,
    retry: () => {
      setError(null);
      setAttempt((count) => count + 1);
    },
  };
}
