import { useEffect, useState } from 'react';
import { answerMayLeave, hasUnsavedChanges, useUnsavedChanges } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { useBlocker } from '@pignon/shared/router';
import { Button, Dialog } from '@pignon/shared/ui/core';

type Question = { answer: (leave: boolean) => void };

/** The browser's own question, for what leaves the product: closing the tab, reloading, another site. */
function useUnloadQuestion(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** What asks by itself, such as signing out. */
function useAskedQuestion(): [Question | undefined, () => void] {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => answerMayLeave(() => new Promise((resolve) => setQuestion({ answer: resolve }))), []);
  return [question, () => setQuestion(undefined)];
}

/** Asks once before unsaved changes are lost, whichever remote holds them and whatever leads away: link, Back, palette. */
export function LeaveGuard() {
  const { t } = useTranslation('host');
  useUnloadQuestion(useUnsavedChanges());
  const [question, forget] = useAskedQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
  const decide = (leave: boolean) => {
    if (blocker.state === 'blocked') {
      if (leave) blocker.proceed();
      else blocker.reset();
    }
    question?.answer(leave);
    forget();
  };
  return (
    <Dialog
      open={question !== undefined || blocker.state === 'blocked'}
      title={t('leave.title')}
      onClose={() => decide(false)}
      footer={
        <>
          <Button danger onClick={() => decide(true)}>
            {t('leave.leave')}
          </Button>
          <Button type="primary" onClick={() => decide(false)}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
