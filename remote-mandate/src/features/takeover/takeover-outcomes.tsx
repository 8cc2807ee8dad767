import type { ReactNode } from 'react';
import { TAKEOVER_OUTCOMES, type TakeoverOutcome } from '@pignon/shared/domain/mandate/takeover/takeover.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { BanIcon, CircleCheckIcon, CopyIcon } from '@pignon/shared/ui/core';
import { OutcomeFilter, type OutcomeChoice } from '@pignon/shared/ui/upload';
import type { Counts } from './line-outcome';

const OUTCOME_STYLES: Readonly<Record<TakeoverOutcome, Pick<OutcomeChoice<TakeoverOutcome>, 'icon' | 'tone'>>> = {
  TAKEN: { icon: <CircleCheckIcon />, tone: 'good' },
  KNOWN: { icon: <CopyIcon />, tone: 'neutral' },
  REFUSED: { icon: <BanIcon />, tone: 'bad' },
};

interface TakeoverOutcomesProps {
  counts: Counts;
  /** True for results, false for a forecast. */
  done: boolean;
  outcomeFilter: TakeoverOutcome | null;
  onShow: (outcome: TakeoverOutcome | null) => void;
}

/** Counts per outcome; a click filters the lines. */
export function TakeoverOutcomes({ counts, done, outcomeFilter, ...filter }: TakeoverOutcomesProps): ReactNode {
  const { t } = useTranslation('mandate');
  const choices = TAKEOVER_OUTCOMES.map((outcome) => ({
    outcome,
    ...OUTCOME_STYLES[outcome],
    count: counts[outcome],
    words: t(`takeover.count.${done ? 'done' : 'todo'}.${outcome}`, { count: counts[outcome] }),
  }));
  return <OutcomeFilter label={t('takeover.outcomes')} choices={choices} shown={outcomeFilter} {...filter} />;
}
