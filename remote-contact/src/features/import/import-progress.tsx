import type { ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
import { ProgressBar } from '@pignon/shared/ui/upload';
import styles from './import.module.css';

interface ImportProgressProps {
  done: number;
  total: number;
  label: string;
  /** Stands at the end of the line: a way to stop. */
  children?: ReactNode;
}

/** How many lines of a file are gone through. */
export function ImportProgress({ done, total, label, children }: ImportProgressProps): ReactNode {
  const figures = `${formatNumber(done)} / ${formatNumber(total)}`;
  return (
    <div className={styles.progress}>
      <span>{label}</span>
      <div className={styles.progressBar}>
        <ProgressBar done={done} total={total} label={label} valueText={figures} />
      </div>
      <span className="pg-tabular" aria-hidden>
        {figures}
      </span>
      {children}
    </div>
  );
}
