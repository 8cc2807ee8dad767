import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import {
  ButtonLink,
  PageFrame,
  PlusIcon,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  Skeleton,
} from '@pignon/shared/ui/core';
import { usePortals } from '../data/sync.queries';
import { PortalCard } from '../features/sync/portal-card';
import { SyncTabs } from '../features/sync/sync-tabs';
import styles from '../features/sync/sync.module.css';

const CARD_HEIGHT = 260;
const SKELETONS = ['first', 'second', 'third'];

function Portals(): ReactNode {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = usePortals();
  if (!data) {
    if (error) return <ScreenError error={error} onRetry={() => void refetch()} />;
    return (
      <ScreenLoading>
        <div className={styles.cards}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} height={CARD_HEIGHT} />
          ))}
        </div>
      </ScreenLoading>
    );
  }
  if (data.length === 0)
    return (
      <ScreenEmpty
        title={t('sync.empty')}
        action={
          <ButtonLink to={`${paths.editPortals}?portal=new`} icon={<PlusIcon />}>
            {t('sync.add')}
          </ButtonLink>
        }
      >
        {t('sync.emptyText')}
      </ScreenEmpty>
    );
  return (
    <div className={styles.cards}>
      {data.map((portal) => (
        <PortalCard key={portal.code} portal={portal} />
      ))}
    </div>
  );
}

/** `/sync`: every portal at a glance. */
export function Page(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <PageFrame title={t('sync.title')}>
      <SyncTabs current="portals" />
      <Portals />
    </PageFrame>
  );
}
