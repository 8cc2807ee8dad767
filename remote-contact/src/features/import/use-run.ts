import { useMemo, useRef, useState } from 'react';
import { call, isSilence } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { importBatches } from '@pignon/shared/domain/import/import-batches';
import type { ImportDefaults } from '@pignon/shared/domain/contact/import/import-line';
import { sendable } from '@pignon/shared/domain/import/prepared-lines';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { brokenOutcome, countOutcomes, type Columns, type LineOutcome, type PreparedLine } from './import-lines';
import { sendInBatches } from '@pignon/shared/domain/import/send-in-batches';
import { forgetUnfinished, storeUnfinishedImport } from './unfinished-import';

interface RunState {
  phase: 'running' | 'stopped' | 'failed' | 'done';
  outcomes: readonly LineOutcome[];
  /** Error that stopped the run. */
  error: unknown;
}

export interface RunOptions {
  importId: string;
  file: ImportFile;
  columns: Columns;
  defaults: ImportDefaults;
  lines: readonly PreparedLine[];
}

/**
 * Imports a file in batches. Each has a stable idempotency key, so that an interrupted import can be replayed: finished
 * batches return their first response.
 */
export function useRun({ importId, file, columns, defaults, lines }: RunOptions) {
  const batches = useMemo(() => importBatches(sendable(lines)), [lines]);
  const [state, setState] = useState<RunState | null>(null);
  const stopped = useRef(false);
  const sentBatches = useRef(0);

  const keep = (outcomes: readonly LineOutcome[]) => {
    const known = { importId, fileName: file.name, fingerprint: file.fingerprint, columns, defaults };
    return storeUnfinishedImport({
      ...known,
      total: lines.length,
      done: outcomes.length,
      counts: countOutcomes(outcomes),
    });
  };
  const finish = async (outcomes: readonly LineOutcome[]) => {
    setState({ phase: 'done', outcomes, error: null });
    await forgetUnfinished();
  };
  const start = async (): Promise<void> => {
    stopped.current = false;
    const broken = lines.filter((line) => line.broken !== null).map(brokenOutcome);
    let outcomes = state?.outcomes ?? broken;
    setState({ phase: 'running', outcomes, error: null });
    try {
      await keep(outcomes);
      await sendInBatches({
        batches,
        first: sentBatches.current,
        send: (portion, index) =>
          call(
            'POST contact/import',
            { body: { lines: [...portion], defaults } },
            { idempotencyKey: `${importId}:${index}`, batch: true },
          ),
        onAnswer: async ({ results }) => {
          sentBatches.current += 1;
          outcomes = [...outcomes, ...results.map((result) => ({ ...result, broken: null }))];
          setState({ phase: 'running', outcomes, error: null });
          await keep(outcomes);
        },
        isStopped: () => stopped.current,
        isSilence,
      });
      if (outcomes.length < lines.length) setState({ phase: 'stopped', outcomes, error: null });
      else await finish(outcomes);
    } catch (error) {
      setState({ phase: 'failed', outcomes, error });
    }
    bus.publish('records.changed', { kinds: ['contact'] });
  };

  return {
    state,
    start,
    /** Stops after the current batch. */
    stop: () => {
      stopped.current = true;
    },
    /** Skips the rest of the file. */
    leave: () => finish(state?.outcomes ?? []),
  };
}
