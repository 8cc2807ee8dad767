import { signOut, stayActive, useIdleSeconds } from '@pignon/shared/auth';
import { useUnsavedChanges } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog } from '@pignon/shared/ui/core';

/** The last minute of an idle session, counted down. */
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
      {unsaved && <p>{t('idle.unsaved')}</p>}
    </Dialog>
  );
}
