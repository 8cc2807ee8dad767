import { useState } from 'react';
import { call } from '@pignon/shared/api';
import { identityAccount, leave, useMay } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, Trash2Icon } from '@pignon/shared/ui/core';
import { useSingleTask } from '../use-single-task';
import { useReauthentication } from './use-reauthentication';

/** Deletes the identity through the API; when that cannot reach the service, through the browser's session. */
async function deleteAccount(): Promise<void> {
  const { identityDeleted } = await call('DELETE user/me');
  if (!identityDeleted) await (await identityAccount()).remove().catch(() => undefined);
}

/** Deletes the user's own account: proof of identity, consequences, confirmation. */
export function DeletionSection() {
  const { t } = useTranslation('identity');
  const isManager = useMay('manage');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { busy, failed, run, fail } = useSingleTask();
  const { prove, proof } = useReauthentication();
  const open = () => {
    fail(undefined);
    void prove(() => setIsDialogOpen(true), true);
  };
  return (
    <section aria-labelledby="deletion">
      <h2 id="deletion">{t('deletion.title')}</h2>
      <p className="host-profile-lead">{t('deletion.lead')}</p>
      {isManager && <p className="host-profile-lead">{t('deletion.manager')}</p>}
      <div className="host-profile-actions">
        <Button danger icon={<Trash2Icon />} onClick={open}>
          {t('deletion.ask')}
        </Button>
      </div>
      {proof}
      <Dialog
        open={isDialogOpen}
        title={t('deletion.sure')}
        onClose={() => setIsDialogOpen(false)}
        width={480}
        footer={
          <>
            <Button data-begin onClick={() => setIsDialogOpen(false)}>
              {t('cancel')}
            </Button>
            <Button
              type="primary"
              danger
              loading={busy !== undefined}
              onClick={() => void run('delete', () => leave('closed', deleteAccount))}
            >
              {t('deletion.confirm')}
            </Button>
          </>
        }
      >
        <div className="host-identity-sides">
          <p>{t('deletion.goes')}</p>
          <p>{t('deletion.stays')}</p>
          <p>{t('deletion.back')}</p>
          {failed && <Alert type="error" title={failed} />}
        </div>
      </Dialog>
    </section>
  );
}
