import { useId } from 'react';
import { Button, DayInput, ScreenEmpty, usePeriodProblem, type Period } from '@pignon/shared/ui/core';
import { useListWords } from '../messages';
import './period.css';

interface PeriodInputProps extends Period {
  labels: Readonly<Record<keyof Period, string>>;
  onChange: (change: Partial<Period>) => void;
}

/** The two days of a filter, in a toolbar; a reversed period is refused beside its end, also when the address has it. */
export function PeriodInput({ from, to, labels, onChange }: PeriodInputProps) {
  const noteId = useId();
  const problem = usePeriodProblem({ from, to });
  return (
    <>
      <label className="pg-period-day">
        {labels.from}
        <DayInput value={from ?? ''} onChange={(day) => onChange({ from: day || null })} />
      </label>
      <label className="pg-period-day">
        {labels.to}
        <DayInput
          quiet={problem !== undefined}
          invalid={problem !== undefined}
          aria-describedby={problem && noteId}
          value={to ?? ''}
          min={from ?? undefined}
          onChange={(day) => onChange({ to: day || null })}
        />
      </label>
      {problem && (
        <span id={noteId} className="pg-field-error" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

/** Takes the place of a list whose period is refused. */
export function RefusedPeriod({ problem, onClear }: { problem: string; onClear: () => void }) {
  const t = useListWords();
  return <ScreenEmpty title={problem} action={<Button onClick={onClear}>{t('period.clear')}</Button>} />;
}
