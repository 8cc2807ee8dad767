import { useState } from 'react';
import { call, ProblemError, reportFault, type CallReply } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import { useDirty } from '@pignon/shared/contract';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { blockedPath, sentenceOf } from '@pignon/shared/ui/core';
import { useKeptDraft } from '@pignon/shared/ui/form';
import { AttemptKey } from '../../data/attempt-key';
import { draftOfTour } from './tour-change';
import { rebasedDraft, type Rebased } from './tour-rebase';
import { tourInputOf, type TourDraft } from './tour-draft';

interface Failure {
  message: string;
  /** Refusals by position of the stop. */
  refusalsByStop: ReadonlyMap<number, Refusal>;
}

export interface Refusal {
  message: string;
  /** Page of the conflicting visit or meeting. */
  to: string | undefined;
}

function failureOf(error: unknown, otherwise: string): Failure {
  const message = sentenceOf(error) ?? otherwise;
  const fields = error instanceof ProblemError ? error.fields : [];
  const to = blockedPath(error);
  const refusalsByStop = new Map(
    fields.flatMap(({ path, message: message }): [number, Refusal][] => {
      const place = Number.parseInt(path, 10);
      return Number.isNaN(place) ? [] : [[place, { message: message, to }]];
    }),
  );
  return { message, refusalsByStop };
}

/** Explains that saving a tour needs the network: only the server knows free times. */
const offlineFailure = (message: string): Failure => ({ message, refusalsByStop: new Map() });

/** Reads the current tour; null when it is deleted or unreadable. */
const readTour = async (groupId: string | undefined): Promise<Tour | null> =>
  groupId === undefined ? null : call('GET visit/group/{groupId}', { params: { groupId } }).catch(() => null);

export interface PlannedTour {
  start: TourDraft;
  /** Key of the draft. */
  draftKey: string;
  /** The edited tour, as read. */
  editedTour?: Tour | undefined;
  /** Typing that was cancelled by mistake. */
  typed?: TourDraft | undefined;
  onSaved: (tour: CallReply<'POST visit'>) => void;
}

/** State of a tour being created or edited, and its saving. A failed save loses nothing. */
export function useTour({ start, draftKey, editedTour, typed, onSaved }: PlannedTour) {
  const { t } = useTranslation('activity');
  const [initial, setInitial] = useState(start);
  const [current, setCurrent] = useState(editedTour?.version);
  const [draft, setDraft] = useState(typed ?? initial);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [rebased, setRebased] = useState<Rebased>();
  const [attempt] = useState(() => new AttemptKey());

  const rebaseOn = (changedDraft: TourDraft, base: TourDraft, now: Tour) => {
    const on = rebasedDraft(changedDraft, base, now);
    setInitial(draftOfTour(now));
    setCurrent(now.version);
    setDraft(on.draft);
    setRebased(on);
  };
  const storedDraft = useKeptDraft({
    draftKey,
    values: draft,
    base: initial,
    version: current,
    onFound: ({ values, base, baseVersion }) => {
      const found = values as unknown as TourDraft;
      const draftBase = base as unknown as TourDraft;
      if (editedTour && baseVersion !== editedTour.version) rebaseOn(found, draftBase, editedTour);
      else setDraft(found);
    },
  });
  const resetDraft = () => {
    setDraft(initial);
    setRebased(undefined);
    setFailure(undefined);
    void storedDraft.drop();
  };
  /** Discards the input; a notice offers undo: in place, or by `restoreDraft` once the form is closed. */
  const discard = (restoreDraft: (discardedDraft: TourDraft) => void = setDraft) => {
    const { dirty } = storedDraft;
    resetDraft();
    if (!dirty) return;
    raiseNotice(t('tour.dropped'), { label: t('action.undo'), run: () => restoreDraft(draft) });
  };
  useDirty(storedDraft.dirty, { discard: resetDraft, keep: storedDraft.keep, keptUpTo: storedDraft.keptUpTo });

  const change = (part: Partial<TourDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFailure(undefined);
  };
  const save = async () => {
    const body = tourInputOf(draft);
    setSaving(true);
    setRebased(undefined);
    setFailure(undefined);
    try {
      const tour = await call('POST visit', { body }, { idempotencyKey: attempt.keyOf(body), version: current });
      void storedDraft.drop();
      bus.publish('notice.raised', { message: t('tour.saved') });
      onSaved(tour);
    } catch (error) {
      // the version already keeps a changed tour from being saved twice
      if (current === undefined) attempt.failed(error);
      void storedDraft.keep();
      // conflict: the input continues on the current tour
      const now = error instanceof ProblemError && error.code === 'STALE' ? await readTour(draft.groupId) : null;
      if (now) return rebaseOn(draft, initial, now);
      const isOffline = error instanceof ProblemError && error.status === 0;
      setFailure(isOffline ? offlineFailure(t('tour.offline')) : failureOf(error, t('state.error')));
      reportFault(error);
    } finally {
      setSaving(false);
    }
  };
  return { draft, change, save, saving, failure, rebased, kept: storedDraft.draft, giveUp: discard };
}
