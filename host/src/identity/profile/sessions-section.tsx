import { useState } from 'react';
import { call } from '@pignon/shared/api';
import { leave, readyToLeave } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, LogOutIcon } from '@pignon/shared/ui/core';
import { useSingleTask } from '../use-single-task';
import { SessionList } from './session-list';
import { useReauthentication } from './use-reauthentication';

/** Lists the user's open sessions and ends one or all, for example after losing a machine. */
export function SessionsSection() {
  const { t } = useTranslation('identity');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { busy, failed, run } = useSingleTask();
  const { prove, proof } = useReauthentication();
  const endSessions = async () => {
    if (!(await readyToLeave())) return;
    await run('end', () => leave('everywhere', () => call('DELETE user/me/session')));
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <p className="host-profile-lead">{t('sessions.lead')}</p>
      <SessionList />
      <div className="host-profile-actions">
        <Button icon={<LogOutIcon />} onClick={() => void prove(() => setIsDialogOpen(true))}>
          {t('sessions.end')}
        </Button>
      </div>
      {proof}
      <Dialog
        open={isDialogOpen}
        title={t('sessions.sure')}
        onClose={() => setIsDialogOpen(false)}
        width={420}
        footer={
          <>
            <Button data-begin onClick={() => setIsDialogOpen(false)}>
              {t('cancel')}
            </Button>
            <Button type="primary" loading={busy !== undefined} onClick={() => void endSessions()}>
              {t('sessions.end')}
            </Button>
          </>
        }
      >
        <p>{t('sessions.effect')}</p>
        {failed && <Alert type="error" title={failed} />}
      </Dialog>
    </section>
  );
}
