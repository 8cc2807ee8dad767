import type { ReactNode } from 'react';
import { Link } from '@pignon/shared/router';
import styles from './home.module.css';

export interface Figure {
  label: string;
  value: ReactNode;
  /** Address of the list behind the figure. */
  to?: string;
}

/** Figures side by side in one slim row. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }): ReactNode {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt>{figure.label}</dt>
          <dd>{figure.to ? <Link to={figure.to}>{figure.value}</Link> : figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
