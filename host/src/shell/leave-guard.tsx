import { useEffect, useState } from 'react';
import {
  answerMayLeave,
  discardChanges,
  hasUnsavedChanges,
  isLeftBySearch,
  leavesSecret,
  leavingEffect,
  useUnsavedChanges,
  type LeavingEffect,
} from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { useBlocker } from '@pignon/shared/router';
import { Button, Dialog } from '@pignon/shared/ui/core';

type Question = { effect: LeavingEffect; answer: (leave: boolean) => void };

/** The browser's confirmation before closing the tab, reloading or leaving the site. */
function useUnloadQuestion(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [unsaved]);
}

/** Follows the confirmation raised by commands such as signing out. */
function useAskedQuestion(): [Question | undefined, () => void] {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => answerMayLeave((effect) => new Promise((resolve) => setQuestion({ effect, answer: resolve }))), []);
  return [question, () => setQuestion(undefined)];
}

/** Texts of the dialog and its choices, by effect. */
function useDialogTexts(effect: LeavingEffect) {
  const { t } = useTranslation('host');
  if (effect === 'kept') return { title: t('leave.keptTitle'), text: t('leave.keptText'), leave: t('leave.keptLeave') };
  const dialogTexts = { title: t('leave.title'), leave: t('leave.leave') };
  return { ...dialogTexts, text: t(effect === 'draft' ? 'leave.draftText' : 'leave.text') };
}

interface LeaveDialogProps {
  effect: LeavingEffect;
  /** True when a draft would lack a typed password. */
  hasSecret: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Leaves and keeps the drafts. */
  onKeep: () => void;
}

function LeaveDialog({ effect, hasSecret, onStay, onLeave, onKeep }: LeaveDialogProps) {
  const { t } = useTranslation('host');
  const { title, text, leave } = useDialogTexts(effect);
  return (
    <Dialog
      open
      title={title}
      onClose={onStay}
      footer={
        <>
          <Button danger={effect !== 'kept'} onClick={onLeave}>
            {leave}
          </Button>
          {effect === 'draft' && <Button onClick={onKeep}>{t('leave.keep')}</Button>}
          <Button type="primary" data-begin onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {effect === 'draft' && hasSecret && <p>{t('leave.secret')}</p>}
    </Dialog>
  );
}

/**
 * Asks once before unsaved changes are left, in any remote, by link, Back or palette. Leaving deletes their drafts
 * unless the user keeps them. A session that ends keeps them.
 */
export function LeaveGuard() {
  useUnloadQuestion(useUnsavedChanges());
  const [question, discardAndLeave] = useAskedQuestion();
  const [hasSecret, setHasSecret] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation: { pathname, search } }) => {
    const isLeft = hasUnsavedChanges() && (currentLocation.pathname !== pathname || isLeftBySearch(search));
    if (isLeft) setHasSecret(leavesSecret());
    return isLeft;
  });
  const isBlocked = blocker.state === 'blocked';
  if (!question && !isBlocked) return null;
  const answerBlocker = (leave: boolean) => {
    if (isBlocked && leave) blocker.proceed();
    else if (isBlocked) blocker.reset();
    question?.answer(leave);
    discardAndLeave();
  };
  const leave = () => {
    if (isBlocked) discardChanges();
    answerBlocker(true);
  };
  return (
    <LeaveDialog
      effect={question?.effect ?? leavingEffect()}
      hasSecret={hasSecret}
      onStay={() => answerBlocker(false)}
      onLeave={leave}
      onKeep={() => answerBlocker(true)}
    />
  );
}
