import { useId, type ReactNode } from 'react';
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

interface ListOfPeriodProps {
  list: { filters: Period; setFilters: (change: Period) => void };
  children: ReactNode;
}

/** A list filtered by a period; a reversed one is refused in its place. */
export function ListOfPeriod({ list, children }: ListOfPeriodProps) {
  const t = useListWords();
  const problem = usePeriodProblem(list.filters);
  if (problem === undefined) return children;
  const clear = () => list.setFilters({ from: null, to: null });
  return <ScreenEmpty title={problem} action={<Button onClick={clear}>{t('period.clear')}</Button>} />;
}
