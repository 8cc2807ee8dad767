import { useState, type ReactNode } from 'react';
import { Button, ClockIcon, NoticeBar, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { useWaiting } from '../waiting';
import { SignOutQuestion } from './sign-out-question';
import { usePreloadedDialog, WaitingDialog } from './lazy-waiting-dialog';
import { useWaitingWords } from './words';

/** Shown on every page while calls wait: their number, and a link to them. */
export function WaitingBar(): ReactNode {
  const t = useWaitingWords();
  const calls = useWaiting();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadedDialog();
  const refusedCount = calls.filter(({ refusal }) => refusal).length;
  return (
    <>
      {calls.length > 0 && (
        <NoticeBar
          tone={refusedCount > 0 ? 'crimson' : 'amber'}
          icon={refusedCount > 0 ? <TriangleAlertIcon /> : <ClockIcon />}
          action={
            <Button size="small" onClick={() => setIsOpen(true)}>
              {t('waiting:see')}
            </Button>
          }
        >
          {refusedCount > 0
            ? t('waiting:barRefused', { count: refusedCount })
            : t('waiting:bar', { count: calls.length })}
        </NoticeBar>
      )}
      <SignOutQuestion />
      {isOpen && <WaitingDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
