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
  const ask = useEffectEvent(() =>
    count === 0 ? Promise.resolve(true) : new Promise<boolean>((answer) => setQuestion({ answer })),
  );
  useEffect(() => answerMaySignOut(() => ask()), []);
  if (!question) return null;
  const decide = (leave: boolean) => {
    setQuestion(undefined);
    question.answer(leave);
  };
  return (
    <Dialog
      open
      title={count > 0 ? t('waiting:bar', { count }) : t('waiting:empty')}
      width={460}
      onClose={() => decide(false)}
      footer={
        <>
          <Button onClick={() => decide(true)}>{t('waiting:signOut')}</Button>
          <Button type="primary" data-begin onClick={() => decide(false)}>
            {t('waiting:stay')}
          </Button>
        </>
      }
    >
      {count > 0 && <p>{t('waiting:signOutText')}</p>}
    </Dialog>
  );
}
