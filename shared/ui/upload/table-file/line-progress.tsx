import type { ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
import { ProgressBar } from '../progress-bar';
import './table-file.css';

interface LineProgressProps {
  done: number;
  total: number;
  label: string;
  /** Shown at the end of the line: a stop button. */
  children?: ReactNode;
}

/** Progress over the lines of a file. */
export function LineProgress({ done, total, label, children }: LineProgressProps): ReactNode {
  const progressText = `${formatNumber(done)} / ${formatNumber(total)}`;
  return (
    <div className="pg-table-file-progress">
      <span>{label}</span>
      <div>
        <ProgressBar done={done} total={total} label={label} valueText={progressText} />
      </div>
      <span className="pg-tabular" aria-hidden>
        {progressText}
      </span>
      {children}
    </div>
  );
}
