import type { ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import type { Connection } from '@pignon/shared/domain/sync/sync.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Panel, PanelNote, sentenceOf, ShieldCheckIcon, WifiIcon } from '@pignon/shared/ui/core';
import type { PortalView } from '../../../data/sync.queries';
import styles from '../sync.module.css';

/** The server's host key, to compare with the portal's documentation. */
function HostKey({ keyText, busy, onConfirm }: { keyText: string; busy: boolean; onConfirm: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <Alert
      type="warning"
      title={t('sync.test.key')}
      action={
        <Button icon={<ShieldCheckIcon />} loading={busy} onClick={onConfirm}>
          {t('sync.test.confirm')}
        </Button>
      }
    >
      <span className={styles.key}>{keyText}</span>
    </Alert>
  );
}

function Answer({ answer, children }: { answer: Connection; children: ReactNode }): ReactNode {
  const { t } = useTranslation('admin');
  if (answer.connected) return <Alert type="success" title={t('sync.test.fine')} />;
  return children || <Alert type="error" title={answer.message ?? t('sync.test.failed')} />;
}

/** Tests the saved connection settings, and shows the result. */
export function ConnectionPanel({ portal }: { portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const { code, target, version } = portal;
  const params = { portal: code };
  const test = useMutation({ mutationFn: (_testedVersion: number) => call('POST sync/{portal}/test', { params }) });
  const confirm = useMutation({
    mutationFn: async (hostKey: string) => {
      if (target?.kind !== 'SFTP') return undefined;
      return call('PATCH sync/{portal}', { params, body: { target: { ...target, hostKey } } }, { version });
    },
    onSuccess: (saved) => test.mutate(saved?.version ?? version),
  });
  const startTest = () => {
    confirm.reset();
    test.mutate(version);
  };
  // a result says nothing about settings saved after it
  const isCurrent = test.variables === version;
  const failure = confirm.error ?? (isCurrent ? test.error : null);
  const serverKey = test.data?.hostKey ?? null;
  return (
    <Panel title={t('sync.test.title')} icon={<WifiIcon />}>
      <div className={styles.card}>
        <PanelNote>{t(target === null ? 'sync.test.noPlace' : 'sync.test.lead')}</PanelNote>
        <div className={styles.actions}>
          <Button icon={<WifiIcon />} loading={test.isPending} disabled={target === null} onClick={startTest}>
            {t('sync.test.do')}
          </Button>
        </div>
        <div aria-live="polite">
          {failure && <Alert type="error" title={sentenceOf(failure) ?? t('sync.test.failed')} />}
          {test.data && isCurrent && !failure && (
            <Answer answer={test.data}>
              {serverKey !== null && (
                <HostKey keyText={serverKey} busy={confirm.isPending} onConfirm={() => confirm.mutate(serverKey)} />
              )}
            </Answer>
          )}
        </div>
      </div>
    </Panel>
  );
}
