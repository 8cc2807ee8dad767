import type { ReactNode } from 'react';
import { IMPORT_OUTCOMES, type ImportOutcome } from '@pignon/shared/domain/contact/import/import.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { BanIcon, CopyIcon, UserPlusIcon } from '@pignon/shared/ui/core';
import { OutcomeFilter, type OutcomeChoice } from '@pignon/shared/ui/upload';
import type { Counts } from './import-lines';

const OUTCOME_STYLES: Readonly<Record<ImportOutcome, Pick<OutcomeChoice<ImportOutcome>, 'icon' | 'tone'>>> = {
  CREATED: { icon: <UserPlusIcon />, tone: 'good' },
  DOUBLE: { icon: <CopyIcon />, tone: 'warning' },
  REFUSED: { icon: <BanIcon />, tone: 'bad' },
};

interface ImportOutcomesProps {
  counts: Counts;
  /** True for results, false for a forecast. */
  done: boolean;
  outcomeFilter: ImportOutcome | null;
  /** True while there is nothing to show. */
  disabled?: boolean;
  onShow: (outcome: ImportOutcome | null) => void;
}

/** Counts per outcome; a click filters the lines. */
export function ImportOutcomes({ counts, done, outcomeFilter, ...filter }: ImportOutcomesProps): ReactNode {
  const { t } = useTranslation('contact');
  const choices = IMPORT_OUTCOMES.map((outcome) => ({
    outcome,
    ...OUTCOME_STYLES[outcome],
    count: counts[outcome],
    words: t(`import.count.${done ? 'done' : 'todo'}.${outcome}`, { count: counts[outcome] }),
  }));
  return <OutcomeFilter label={t('import.outcomes')} choices={choices} shown={outcomeFilter} {...filter} />;
}
