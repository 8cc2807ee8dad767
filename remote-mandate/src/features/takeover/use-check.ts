import { useEffect, useMemo, useState } from 'react';
import { call, isSilence } from '@pignon/shared/api';
import { importBatches } from '@pignon/shared/domain/import/import-batches';
import { sendable } from '@pignon/shared/domain/import/prepared-lines';
import { sendInBatches } from '@pignon/shared/domain/import/send-in-batches';
import type { TakeoverDefaults } from '@pignon/shared/domain/mandate/takeover/takeover-line';
import type { TakeoverAnswer } from '@pignon/shared/domain/mandate/takeover/takeover.schema';
import { brokenOutcome, type Line, type LineOutcome } from './line-outcome';

/** Of lines with one number the first in the file keeps it; batches were checked separately. */
function withoutRepeats(outcomes: readonly LineOutcome[], sentence: (line: number) => string): LineOutcome[] {
  const first = new Map<string, number>();
  return outcomes.map((each) => {
    if (each.outcome !== 'TAKEN') return each;
    const key = `${each.register}${each.registerNumber}`;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, each.line);
      return each;
    }
    const problems = [{ path: 'registerNumber' as const, message: sentence(before) }];
    return { ...each, outcome: 'REFUSED', principals: [], problems };
  });
}

/** Checks a file against existing records in batches, without writing; shows results as they arrive. */
export function useCheck(lines: readonly Line[], defaults: TakeoverDefaults, repeatedText: (line: number) => string) {
  const [answers, setAnswers] = useState<readonly TakeoverAnswer[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stopped = false;
    sendInBatches({
      batches: importBatches(sendable(lines)),
      send: (portion) => call('POST mandate/takeover/check', { body: { lines: [...portion], defaults } }),
      onAnswer: (answer) => {
        if (!stopped) setAnswers((known) => [...known, answer]);
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
  const outcomes = useMemo(() => {
    const checked = answers.flatMap(({ results }) => results.map((each) => ({ ...each, broken: null })));
    const broken = lines.filter((line) => line.broken !== null).map(brokenOutcome);
    return withoutRepeats(
      [...broken, ...checked].sort((a, b) => a.line - b.line),
      repeatedText,
    );
  }, [lines, answers, repeatedText]);
  return {
    outcomes,
    checked: outcomes.length,
    total: lines.length,
    error,
    retry: () => {
      setError(null);
      setAnswers([]);
      setAttempt((count) => count + 1);
    },
  };
}
