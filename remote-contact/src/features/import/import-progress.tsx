import type { ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
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
  return (
    <div className={styles.progress}>
      <span>{label}</span>
      <progress value={done} max={total} aria-label={label} />
      <span className="pg-tabular" aria-hidden>
        {formatNumber(done)} / {formatNumber(total)}
      </span>
      {children}
    </div>
  );
}
