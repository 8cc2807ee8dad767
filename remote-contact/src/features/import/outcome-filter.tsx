import type { ReactNode } from 'react';
import { IMPORT_OUTCOMES, type ImportOutcome } from '@pignon/shared/domain/contact/import/import.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { BanIcon, CopyIcon, UserPlusIcon } from '@pignon/shared/ui/core';
import type { Counts } from './import-lines';
import styles from './import.module.css';

const ICONS: Readonly<Record<ImportOutcome, ReactNode>> = {
  CREATED: <UserPlusIcon />,
  DOUBLE: <CopyIcon />,
  REFUSED: <BanIcon />,
};

interface OutcomeFilterProps {
  counts: Counts;
  /** True once it is done and no more a forecast. */
  done: boolean;
  shown: ImportOutcome | null;
  /** There is nothing to show yet. */
  disabled?: boolean;
  onShow: (outcome: ImportOutcome | null) => void;
}

/** How many lines become what; a press shows those alone. */
export function OutcomeFilter({ counts, done, shown, disabled, onShow }: OutcomeFilterProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.counts} role="group" aria-label={t('import.outcomes')}>
      {IMPORT_OUTCOMES.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className={styles.count}
          data-outcome={outcome}
          disabled={disabled}
          aria-pressed={shown === outcome}
          onClick={() => onShow(shown === outcome ? null : outcome)}
        >
          <span className="pg-tabular">
            {ICONS[outcome]}
            {formatNumber(counts[outcome])}
          </span>
          {t(`import.count.${done ? 'done' : 'todo'}.${outcome}`, { count: counts[outcome] })}
        </button>
      ))}
    </div>
  );
}
