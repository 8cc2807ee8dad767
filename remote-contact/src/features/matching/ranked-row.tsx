import { useId, useState, type ReactNode } from 'react';
import type { Reason } from '@pignon/shared/domain/matching/matching.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames } from '@pignon/shared/ui/core';
import { ReasonList } from '../matches/reason-list';
import { ReasonSummary } from '../matches/reason-summary';
import { misses } from './groups';
import styles from './matching.module.css';

interface RankedRowProps {
  rank: number;
  score: number;
  reasons: readonly Reason[];
  label: string;
  isSelected: boolean;
  onToggle: () => void;
  /** The property or the contact itself. */
  children: ReactNode;
}

/** One ranked item: score out of 100, content, summary of reasons, and all reasons on demand. */
export function RankedRow({ rank, score, reasons, label, isSelected, onToggle, children }: RankedRowProps): ReactNode {
  const { t } = useTranslation('contact');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={classNames(styles.row, isSelected && styles.chosen)}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={t('matching.select', { name: label })}
        />
      </label>
      <p className={classNames(styles.score, misses(reasons) === 0 && styles.suits)}>
        <strong className="pg-tabular">{score}</strong>
        <span aria-hidden>/100</span>
        <span className="pg-hidden">{t('matching.rank', { rank })}</span>
      </p>
      <div className={styles.record}>{children}</div>
      <ReasonSummary reasons={reasons} id={id} name={label} open={open} onToggle={() => setOpen(!open)} />
      <div id={id} hidden={!open} className={styles.reasons}>
        <ReasonList reasons={reasons} />
      </div>
    </li>
  );
}
