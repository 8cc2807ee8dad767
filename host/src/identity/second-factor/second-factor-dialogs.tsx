import { useState } from 'react';
import { call } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog } from '@pignon/shared/ui/core';
import { useSingleTask } from '../use-single-task';
import { RecoveryCodes } from './recovery-codes';

interface SecondFactorDialogProps {
  onChanged: () => void;
  onClose: () => void;
}

/** Replaces the recovery codes, and shows the new ones once. */
export function RecoveryCodesDialog({ onChanged, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('identity');
  const [codes, setCodes] = useState<readonly string[]>();
  const [isReminded, setIsReminded] = useState(false);
  const { busy, failed, run } = useSingleTask();
  const replace = () =>
    run('codes', async () => {
      const { recoveryCodes } = await call('POST user/me/second-factor/recovery-codes');
      setCodes(recoveryCodes);
      onChanged();
    });
  if (codes)
    return (
      <Dialog open title={t('secondFactor.newCodes')} onClose={() => setIsReminded(true)}>
        <RecoveryCodes codes={codes} onDone={onClose} isReminded={isReminded} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t('secondFactor.newCodes')}
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button data-begin onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="primary" loading={busy !== undefined} onClick={() => void replace()}>
            {t('secondFactor.replaceCodes')}
          </Button>
        </>
      }
    >
      <p>{t('secondFactor.replaceEffect')}</p>
      {failed && <Alert type="error" title={failed} />}
    </Dialog>
  );
}

/** Removes the second factor after a confirmation. */
export function RemovalDialog({ onChanged, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('identity');
  const { busy, failed, run } = useSingleTask();
  const remove = async () => {
    if (!(await run('remove', () => call('DELETE user/me/second-factor')))) return;
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      title={t('secondFactor.sure')}
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button data-begin onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="primary" danger loading={busy !== undefined} onClick={() => void remove()}>
            {t('secondFactor.deactivate')}
          </Button>
        </>
      }
    >
      <p>{t('secondFactor.effect')}</p>
      {failed && <Alert type="error" title={failed} />}
    </Dialog>
  );
}
