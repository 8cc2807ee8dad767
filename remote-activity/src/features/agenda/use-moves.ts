import { useState } from 'react';
import { failureSentence, ProblemError, reportFault, useQueryClient } from '@pignon/shared/api';
import { raiseNotice } from '@pignon/shared/bus';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { formatLongDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { blockedPath } from '@pignon/shared/ui/core';
import { placeOf, type MoveTarget } from './entry-times';
import { EntryChangedError, losesConfirmation, saveMove, type MoveResult } from './save-move';

const UNDO_SECONDS = 10;

/** Why a move was refused. */
export interface Refusal {
  sentence: string;
  /** Page of the conflicting visit or meeting. */
  to?: string | undefined;
}

/** Moves entries, shows the result, and offers to undo it. */
export function useMoves() {
  const { t } = useTranslation('activity');
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();

  const refusalFrom = (error: unknown): Refusal => {
    void client.invalidateQueries({ queryKey: ['POST visit/agenda/find'] });
    if (error instanceof EntryChangedError) return { sentence: t('agenda.changed') };
    reportFault(error);
    return { sentence: failureSentence(error), to: blockedPath(error) };
  };

  const takeBack = async (entry: AgendaEntry, { version, groupId, restored }: MoveResult) => {
    try {
      await saveMove({ ...entry, version, groupId }, placeOf(entry), restored);
      setRefusal(undefined);
    } catch (error) {
      setRefusal(refusalFrom(error));
    }
  };

  /** Resolves undefined when saved, else the refusal. */
  const move = async (entry: AgendaEntry, target: MoveTarget): Promise<Refusal | undefined> => {
    setRefusal(undefined);
    try {
      const result = await saveMove(entry, target);
      const words = { day: formatLongDate(target.start), time: formatTime(target.start) };
      const messageKey = losesConfirmation(entry, target) ? 'agenda.movedAgain' : 'agenda.moved';
      const run = () => void takeBack(entry, result);
      raiseNotice(t(messageKey, words), { label: t('agenda.undo'), run, seconds: UNDO_SECONDS });
      return undefined;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'NOT_MODIFIED') return undefined;
      return refusalFrom(error);
    }
  };
  return { move, refusal, setRefusal };
}
