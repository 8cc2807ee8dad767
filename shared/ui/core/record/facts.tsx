import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels and values, in as many columns as fit; unknown values are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="pg-facts">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
