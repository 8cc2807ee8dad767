import type { ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
import './table-file.css';

/** One outcome of lines, with its count. */
export interface OutcomeChoice<O extends string> {
  outcome: O;
  icon?: ReactNode;
  tone?: 'good' | 'neutral' | 'warning' | 'bad';
  count: number;
  words: string;
}

interface OutcomeFilterProps<O extends string> {
  label: string;
  choices: readonly OutcomeChoice<O>[];
  shown: O | null;
  /** True while there is nothing to show. */
  disabled?: boolean | undefined;
  onShow: (outcome: O | null) => void;
}

/** Counts per outcome; a click filters the lines. */
export function OutcomeFilter<O extends string>(props: OutcomeFilterProps<O>): ReactNode {
  const { label, choices, shown, disabled, onShow } = props;
  return (
    <div className="pg-outcomes" role="group" aria-label={label}>
      {choices.map(({ outcome, icon, tone, count, words }) => (
        <button
          key={outcome}
          type="button"
          data-tone={tone}
          disabled={disabled}
          aria-pressed={shown === outcome}
          onClick={() => onShow(shown === outcome ? null : outcome)}
        >
          <span className="pg-tabular">
            {icon}
            {formatNumber(count)}
          </span>
          {words}
        </button>
      ))}
    </div>
  );
}
