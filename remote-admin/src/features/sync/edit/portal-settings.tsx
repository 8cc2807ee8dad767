import type { ReactNode } from 'react';
import { PORTAL_KIND_NAMES } from '@pignon/shared/domain/sync/sync.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, classNames, lazyPart, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import type { PortalView } from '../../../data/sync.queries';
import styles from '../sync.module.css';
import { ConnectionPanel } from './connection-panel';
import { DeletePortal } from './delete-portal';

/** loaded when a form is shown */
const PortalForm = lazyPart(async () => (await import('./portal-form')).PortalForm);

const FORM_HEIGHT = 640;

/** Settings of a portal: target, schedule, content, and connection test. */
export function PortalSettings({ portal }: { portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const loading = (
    <ScreenLoading>
      <Skeleton height={FORM_HEIGHT} />
    </ScreenLoading>
  );
  return (
    <div className={classNames(styles.stack, styles.narrow)}>
      {!portal.installed && (
        <Alert type="warning" title={t('sync.noWriter', { kind: PORTAL_KIND_NAMES[portal.kind] })}>
          {t('sync.noWriterText')}
        </Alert>
      )}
      <ConnectionPanel portal={portal} />
      <PortalForm portal={portal} pending={loading} />
      <DeletePortal portal={portal} />
    </div>
  );
}
