import type { ReactNode } from 'react';
import styles from './contact-detail.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels and values; what is not known is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
