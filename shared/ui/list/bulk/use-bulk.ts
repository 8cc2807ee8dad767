import { useState } from 'react';
import { reportFault } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import { useDirty } from '@pignon/shared/contract';
import type { ViewArea } from '@pignon/shared/domain/view/view.schema';
import { useListWords } from '../messages';
import type { Choosable } from '../select/selection';
import {
  countOf,
  failuresOf,
  inChunks,
  repeatOf,
  undoOf,
  writtenOf,
  type BulkChange,
  type BulkResult,
} from './bulk-plan';

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

/** A bulk change, without its start. */
export interface BulkRun<Fields = unknown> {
  area: BulkArea;
  work: BulkWork<Fields> | null;
  /** Records changed by the last run, with their new version. */
  written: readonly Choosable[];
  /** Resumes after a network failure, skipping finished records. */
  resume: () => Promise<void>;
  /** Repeats, on their present version, the changes of records that a colleague changed; the others keep their result. */
  again: () => Promise<void>;
  /** Closes its result, and the offer to undo it. */
  close: () => void;
}

export interface Bulk<Fields> extends BulkRun<Fields> {
  start: (title: string, changes: readonly BulkChange<Fields>[]) => Promise<void>;
}

/** Changes many records in batches, with progress and resuming after an interruption. */
export function useBulk<Fields>({ area, send }: BulkKind<Fields>): Bulk<Fields> {
  const t = useListWords();
  const [work, setWork] = useState<BulkWork<Fields> | null>(null);
  /** False while the work is itself an undo. */
  const [isUndoable, setIsUndoable] = useState(true);
  const [written, setWritten] = useState<readonly Choosable[]>([]);
  // left meanwhile, it shows neither what was refused nor what remains
  useDirty(work !== null && (work.running || work.results.length < work.changes.length));

  const notifyResult = (title: string, results: readonly BulkResult<Fields>[], canUndo: boolean) => {
    const count = countOf(results, 'CHANGED');
    const undoChanges = canUndo ? undoOf(results) : [];
    const undo = { label: t('bulk.undo'), run: () => void start(t('bulk.undoing'), undoChanges, false) };
    raiseNotice(t(`bulk.done.${area}`, { title, count }), undoChanges.length > 0 ? undo : undefined);
  };
  const runWork = async (startedWork: BulkWork<Fields>, canUndo: boolean): Promise<void> => {
    setIsUndoable(canUndo);
    let currentWork: BulkWork<Fields> = { ...startedWork, running: true, error: null };
    setWork(currentWork);
    try {
      for (const changes of inChunks(currentWork.changes.slice(currentWork.results.length))) {
        const results = await send(changes);
        currentWork = { ...currentWork, results: [...currentWork.results, ...results] };
        setWork(currentWork);
      }
    } catch (error) {
      currentWork = { ...currentWork, error };
      reportFault(error);
    }
    currentWork = { ...currentWork, running: false };
    setWritten(writtenOf(currentWork.results));
    bus.publish('records.changed', { kinds: [area] });
    const isClean = currentWork.error === null && failuresOf(currentWork.results).length === 0;
    setWork(isClean ? null : currentWork);
    if (isClean) notifyResult(currentWork.title, currentWork.results, canUndo);
  };
  const start = (title: string, changes: readonly BulkChange<Fields>[], canUndo = true) =>
    runWork({ title, changes, results: [], error: null, running: true }, canUndo);

  return {
    area,
    work,
    written,
    start,
    resume: () => (work ? runWork(work, isUndoable) : Promise.resolve()),
    again: () => (work ? runWork({ ...work, ...repeatOf(work.changes, work.results) }, isUndoable) : Promise.resolve()),
    close: () => {
      if (work && countOf(work.results, 'CHANGED') > 0) notifyResult(work.title, work.results, isUndoable);
      setWork(null);
    },
  };
}
