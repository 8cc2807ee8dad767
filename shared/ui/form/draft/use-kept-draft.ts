import { useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '@pignon/shared/auth';
import { useBusEvent } from '@pignon/shared/bus';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import { mergeVersions } from '@pignon/shared/domain/form/merge';
import { asSent, sameValue } from '@pignon/shared/domain/form/values';
import { addFormMessages } from '../messages';
import { asValues } from '../session/form-parts';
import type { DraftState } from '../session/form-state';
import { draftStorageFor } from './draft-storage';

interface DraftOf<V extends object> {
  /** Subject of the draft: `tour:new`. */
  draftKey: string;
  values: V;
  /** Values before any typing; nothing is stored while both are equal. */
  base: V;
  /** Version of the record; undefined when creating. */
  version: number | undefined;
  /** Restores a draft, below what was typed meanwhile. */
  onFound: (draft: Draft) => void;
}

/**
 * Stores the input of a screen that is no `RecordForm` as that form does: in this tab at once, on the server when it
 * responds.
 */
export function useKeptDraft<V extends object>({ draftKey, values, base, version, onFound }: DraftOf<V>) {
  useState(addFormMessages);
  const person = useUser()?.loginEmail ?? '';
  const [draft, setDraft] = useState<DraftState>({ kind: 'none' });
  const [keeper] = useState(() =>
    draftStorageFor({ draftKey }, person, (at) =>
      setDraft((now) => (now.kind === 'resumed' ? now : { kind: 'kept', at })),
    ),
  );
  const isDirty = JSON.stringify(values) !== JSON.stringify(base);
  const restoreFound = useEffectEvent((foundDraft: Draft | null, earlier?: Draft | null) => {
    if (!foundDraft) return;
    const typed = asSent({ base: (earlier?.values as V | undefined) ?? base, mine: values });
    const { merged } = mergeVersions({ ...typed, theirs: foundDraft.values as V });
    if (isDirty && sameValue(merged, typed.mine)) return;
    onFound({ ...foundDraft, values: asValues(merged) });
    setDraft({
      kind: 'resumed',
      at: foundDraft.modifiedTime,
      merged: (foundDraft.baseVersion ?? undefined) !== version,
    });
  });
  useEffect(() => {
    const opened = keeper.open((newer) => void opened.then((earlier) => restoreFound(newer, earlier)));
    void opened.then((foundDraft) => restoreFound(foundDraft));
    const flushWhenHidden = () => void (document.visibilityState === 'hidden' && keeper.flush());
    const flushOnLeave = () => void keeper.flush(true);
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flushOnLeave);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flushOnLeave);
      keeper.close();
    };
  }, [keeper]);
  useEffect(() => {
    const body = { ...asSent({ values, base }), baseVersion: version ?? null };
    keeper.changed(isDirty ? (body as unknown as Parameters<typeof keeper.changed>[0]) : null);
  }, [keeper, isDirty, values, base, version]);
  useBusEvent('session.ended', () => keeper.forget());
  const discardDraft = () => {
    setDraft({ kind: 'none' });
    return keeper.drop();
  };
  return { draft, dirty: isDirty, drop: discardDraft, keep: () => keeper.keep(), keptUpTo: () => keeper.keptUpTo() };
}
