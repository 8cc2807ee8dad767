import { bus, raiseNotice } from '@pignon/shared/bus';
import { timestampOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import { tellFailure } from '@pignon/shared/ui/core';
import { undoProposals } from '../../data/proposal.queries';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Undoes proposals, and shows the result. */
export async function takeBack(ids: readonly number[], t: Translate): Promise<void> {
  try {
    const { undone, kept } = await undoProposals(ids);
    if (undone.length > 0) bus.publish('notice.raised', { message: t('propose.undone', { count: undone.length }) });
    const [first] = kept;
    if (first) bus.publish('error.raised', { message: first.message });
  } catch (error) {
    tellFailure(error, t('propose.undoFailed'));
  }
}

/** Confirms a proposal, with an undo button until it is sent. */
export function offerUndo(message: string, ids: readonly number[], until: DateTime | null, t: Translate): void {
  const seconds = until === null ? 0 : Math.floor((timestampOf(until) - Date.now()) / 1000);
  if (seconds < 1) return raiseNotice(message);
  raiseNotice(message, { label: t('propose.undo'), run: () => void takeBack(ids, t), seconds });
}
