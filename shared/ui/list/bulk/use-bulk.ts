import { useState } from 'react';
import { reportFault } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import type { ViewArea } from '@pignon/shared/domain/view/view.schema';
import { useListWords } from '../messages';
import { countOf, failuresOf, inChunks, undoOf, type BulkChange, type BulkResult } from './bulk-plan';

/** Areas with bulk changes: those with saved views, and events. */
export type BulkArea = ViewArea | 'event';

/** The records of a list, and how it has them changed. */
export interface BulkKind<Fields> {
  area: BulkArea;
  /** Sends one call of limited size; results in the same order. */
  send: (changes: readonly BulkChange<Fields>[]) => Promise<readonly BulkResult<Fields>[]>;
}

export interface BulkWork<Fields> {
  /** Title as requested: "Statut : vendu". */
  title: string;
  changes: readonly BulkChange<Fields>[];
  results: readonly BulkResult<Fields>[];
  /** Error that stopped the run. */
  error: unknown;
  running: boolean;
}

export interface Bulk<Fields> {
  area: BulkArea;
  work: BulkWork<Fields> | null;
  start: (title: string, changes: readonly BulkChange<Fields>[]) => Promise<void>;
  /** Resumes after a network failure, skipping finished records. */
  resume: () => Promise<void>;
  /** Closes its result, and the offer to undo it. */
  close: () => void;
}

/** Changes many records in batches, with progress and resuming after an interruption. */
export function useBulk<Fields>({ area, send }: BulkKind<Fields>): Bulk<Fields> {
  const t = useListWords();
  const [work, setWork] = useState<BulkWork<Fields> | null>(null);

  const tell = (title: string, results: readonly BulkResult<Fields>[]) => {
    const count = countOf(results, 'CHANGED');
    const back = undoOf(results);
    const undo = { label: t('bulk.undo'), run: () => void start(t('bulk.undoing'), back, false) };
    raiseNotice(t(`bulk.done.${area}`, { title, count }), back.length > 0 ? undo : undefined);
  };
  const go = async (begun: BulkWork<Fields>, undoable: boolean): Promise<void> => {
    let now: BulkWork<Fields> = { ...begun, running: true, error: null };
    setWork(now);
    try {
      for (const changes of inChunks(now.changes.slice(now.results.length))) {
        const results = await send(changes);
        now = { ...now, results: [...now.results, ...results] };
        setWork(now);
      }
    } catch (error) {
      now = { ...now, error };
      reportFault(error);
    }
    now = { ...now, running: false };
    bus.publish('records.changed', { kinds: [area] });
    const clean = now.error === null && failuresOf(now.results).length === 0;
    setWork(clean ? null : now);
    if (clean) tell(now.title, undoable ? now.results : now.results.map((result) => ({ ...result, before: null })));
  };
  const start = (title: string, changes: readonly BulkChange<Fields>[], undoable = true) =>
    go({ title, changes, results: [], error: null, running: true }, undoable);

  return {
    area,
    work,
    start,
    resume: () => (work ? go(work, true) : Promise.resolve()),
    close: () => {
      if (work && countOf(work.results, 'CHANGED') > 0) tell(work.title, work.results);
      setWork(null);
    },
  };
}
