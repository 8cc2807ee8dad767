import { useMemo } from 'react';
import { useDirty } from '@pignon/shared/contract';
import { useKeptDraft } from '@pignon/shared/ui/form';
import { QUICK_TYPES, type QuickDraft } from './quick-event';

export interface LineDraftProps {
  draftKey: string;
  draft: QuickDraft;
  /** The draft without text. */
  empty: QuickDraft;
  /** Called with the draft found. */
  onFound: (draft: QuickDraft) => void;
  onDiscard: () => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keeps the line as forms keep their drafts; draws nothing, and is fetched with the forms once somebody types. */
export function LineDraft({ draftKey, draft, empty, onFound, onDiscard }: LineDraftProps): null {
  const { type, title, day } = draft;
  // type and date without a text are not worth a draft
  const values = useMemo(() => (title.trim() === '' ? empty : { type, title, day }), [type, title, day, empty]);
  const { dirty, drop, keep, keptUpTo } = useKeptDraft({
    draftKey,
    values,
    base: empty,
    version: undefined,
    onFound: ({ values: found }) =>
      onFound({
        type: QUICK_TYPES.find((one) => one === found['type']) ?? empty.type,
        title: textOf(found['title']),
        day: textOf(found['day']),
      }),
  });
  const discard = () => {
    onDiscard();
    void drop();
  };
  useDirty(dirty, { discard, keep, keptUpTo });
  return null;
}
