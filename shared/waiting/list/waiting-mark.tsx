import { useState, type ReactNode } from 'react';
import { ClockIcon, Tag, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { useWaiting } from '../waiting';
import { WaitingDialog } from './lazy-waiting-dialog';
import { useWaitingWords } from './words';
import './waiting.css';

/** Marks a record with waiting or refused calls; opens the list of them. */
export function WaitingMark({ line }: { line: string }): ReactNode {
  const t = useWaitingWords();
  const [isOpen, setIsOpen] = useState(false);
  const calls = useWaiting().filter((waiting) => waiting.line === line);
  if (calls.length === 0) return null;
  const isRefused = calls.some(({ refusal }) => refusal);
  const state = t(isRefused ? 'waiting:refused' : 'waiting:waits');
  return (
    <>
      <button
        type="button"
        className="pg-waiting-mark"
        aria-label={t('waiting:open', { state })}
        onClick={() => setIsOpen(true)}
      >
        <Tag tone={isRefused ? 'crimson' : 'amber'} icon={isRefused ? <TriangleAlertIcon /> : <ClockIcon />}>
          {state}
        </Tag>
      </button>
      {isOpen && <WaitingDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
