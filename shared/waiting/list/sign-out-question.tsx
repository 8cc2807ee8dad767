import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { answerMaySignOut } from '@pignon/shared/auth';
import { Button, Dialog } from '@pignon/shared/ui/core';
import { useWaiting } from '../waiting';
import { useWaitingWords } from './words';

/** Asks before signing out with waiting calls: they are sent only after signing in here again. */
export function SignOutQuestion(): ReactNode {
  const t = useWaitingWords();
  const count = useWaiting().length;
  const [question, setQuestion] = useState<{ answer: (leave: boolean) => void }>();
  const askBeforeLeaving = useEffectEvent(() =>
    count === 0 ? Promise.resolve(true) : new Promise<boolean>((answer) => setQuestion({ answer })),
  );
  useEffect(() => answerMaySignOut(() => askBeforeLeaving()), []);
  if (!question) return null;
  const answerQuestion = (leave: boolean) => {
    setQuestion(undefined);
    question.answer(leave);
  };
  return (
    <Dialog
      open
      title={count > 0 ? t('waiting:bar', { count }) : t('waiting:empty')}
      width={460}
      onClose={() => answerQuestion(false)}
      footer={
        <>
          <Button onClick={() => answerQuestion(true)}>{t('waiting:signOut')}</Button>
          <Button type="primary" data-begin onClick={() => answerQuestion(false)}>
            {t('waiting:stay')}
          </Button>
        </>
      }
    >
      {count > 0 && <p>{t('waiting:signOutText')}</p>}
    </Dialog>
  );
}
