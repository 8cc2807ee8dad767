import { useEffect, useState } from 'react';
import { signOut, stayActive, useIdleSeconds } from '@pignon/shared/auth';
import { changesKept, keepChanges, useUnsavedChanges, type KeptUpTo } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog } from '@pignon/shared/ui/core';

const SENTENCES = { all: 'idle.kept', part: 'idle.partly', nothing: 'idle.unsaved' } as const;

/** Stores drafts of unsaved changes and warns before the session ends. */
function UnsavedChanges() {
  const { t } = useTranslation('host');
  const [savedUpTo, setSavedUpTo] = useState<KeptUpTo>();
  useEffect(() => void keepChanges().then((isAllSaved) => setSavedUpTo(isAllSaved ? 'all' : changesKept())), []);
  if (savedUpTo === undefined) return null;
  return <p>{t(SENTENCES[savedUpTo])}</p>;
}

/** Counts down the last minute of an idle session. */
export function IdleDialog() {
  const { t } = useTranslation('host');
  const seconds = useIdleSeconds();
  const unsaved = useUnsavedChanges();
  if (seconds === undefined) return null;
  return (
    <Dialog
      open
      title={t('idle.title')}
      onClose={stayActive}
      footer={
        <>
          <Button onClick={() => void signOut(true)}>{t('signOut')}</Button>
          <Button type="primary" data-begin onClick={stayActive}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p role="timer">{t('idle.text', { count: seconds })}</p>
      {unsaved && <UnsavedChanges />}
    </Dialog>
  );
}
