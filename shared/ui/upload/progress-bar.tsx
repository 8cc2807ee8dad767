import type { ReactNode } from 'react';
import { Progress } from 'antd';
import { AntTheme } from '../antd/ant-theme';

const PERCENT = 100;

export interface ProgressBarProps {
  /** Finished number of `total`. */
  done: number;
  total: number;
  /** Accessible name of the bar. */
  label: string;
  /** Text for screen readers in place of the percentage: `40 / 120`. */
  valueText?: string;
}

/** Progress of a task, as a bar. */
export function ProgressBar({ done, total, label, valueText }: ProgressBarProps): ReactNode {
  return (
    <AntTheme>
      <Progress
        percent={total > 0 ? Math.floor((done / total) * PERCENT) : 0}
        // a full bar keeps its colour: the text says that it is done
        status="normal"
        size="small"
        showInfo={false}
        aria-label={label}
        aria-valuetext={valueText}
      />
    </AntTheme>
  );
}
