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

/**
 * Stores the line as a draft, as forms do. Renders nothing; loaded with the forms' code once the user starts typing.
 */
export function LineDraft({ draftKey, draft, empty, onFound, onDiscard }: LineDraftProps): null {
  const { type, title, day } = draft;
  // type and date alone are not stored
  const values = useMemo(() => (title.trim() === '' ? empty : { type, title, day }), [type, title, day, empty]);
  const { dirty, drop, keep, keptUpTo } = useKeptDraft({
    draftKey,
    values,
    base: empty,
    version: undefined,
    onFound: ({ values: found }) =>
      values === empty &&
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
