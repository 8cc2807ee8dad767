import { useMemo, useRef, useState } from 'react';
import { call, isSilence } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { importBatches } from '@pignon/shared/domain/import/import-batches';
import { sendable } from '@pignon/shared/domain/import/prepared-lines';
import { sendInBatches } from '@pignon/shared/domain/import/send-in-batches';
import type { TakeoverAnswer } from '@pignon/shared/domain/mandate/takeover/takeover.schema';
import { brokenOutcome, type Line, type LineOutcome } from './line-outcome';
import type { SelectedFile } from './use-takeover';

interface RunState {
  phase: 'running' | 'stopped' | 'failed' | 'done';
  outcomes: readonly LineOutcome[];
  /** Next numbers of the registers. */
  next: TakeoverAnswer['next'] | null;
  /** Error that stopped the run. */
  error: unknown;
}

const INITIAL_STATE: RunState = { phase: 'running', outcomes: [], next: null, error: null };

/**
 * Takes a file over in batches, each with a stable idempotency key. After a reload the file is chosen again, and
 * numbers already written are recognised.
 */
export function useRun({ takeoverId, defaults }: SelectedFile, lines: readonly Line[]) {
  const batches = useMemo(() => importBatches(sendable(lines)), [lines]);
  const [state, setState] = useState<RunState>(INITIAL_STATE);
  const stopped = useRef(false);
  const sentBatches = useRef(0);

  const start = async (): Promise<void> => {
    stopped.current = false;
    const broken = lines.filter((line) => line.broken !== null).map(brokenOutcome);
    let now: RunState = { ...state, phase: 'running', error: null };
    if (sentBatches.current === 0) now = { ...now, outcomes: broken };
    setState(now);
    try {
      await sendInBatches({
        batches,
        first: sentBatches.current,
        send: (portion, index) =>
          call(
            'POST mandate/takeover',
            { body: { lines: [...portion], defaults } },
            { idempotencyKey: `${takeoverId}:${index}`, batch: true },
          ),
        onAnswer: ({ results, next }) => {
          sentBatches.current += 1;
          now = { ...now, next, outcomes: [...now.outcomes, ...results.map((each) => ({ ...each, broken: null }))] };
          setState(now);
        },
        isStopped: () => stopped.current,
        isSilence,
      });
      setState({ ...now, phase: now.outcomes.length < lines.length ? 'stopped' : 'done' });
    } catch (error) {
      setState({ ...now, phase: 'failed', error });
    }
    bus.publish('records.changed', { kinds: ['mandate', 'contact', 'property'] });
  };

  return {
    state,
    start,
    /** Stops after the current batch. */
    stop: () => {
      stopped.current = true;
    },
    leave: () => setState({ ...state, phase: 'done', error: null }),
  };
}
