import { useState, type ReactNode } from 'react';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Button, NoticeBar, RefreshCwIcon, TriangleAlertIcon, WifiOffIcon } from '@pignon/shared/ui/core';
import { probeConnection, useConnection } from './connection';
import { refreshScreen, useScreenDataAge } from './screen-data-age';

/** Notice that the data on screen is not current, with its age and a retry button. */
export function ConnectionBanner(): ReactNode {
  const { t } = useTranslation('host');
  const connection = useConnection();
  const { readAt, refreshFailed } = useScreenDataAge();
  const [isRetrying, setIsRetrying] = useState(false);
  const isServerSilent = connection === 'offline' || connection === 'apiDown';
  if (!isServerSilent && !refreshFailed) return null;
  const state = isServerSilent ? connection : 'failed';
  const readTime = readAt === undefined ? undefined : new Date(readAt);
  const retry = async () => {
    setIsRetrying(true);
    await (isServerSilent ? probeConnection() : refreshScreen()).finally(() => setIsRetrying(false));
  };
  return (
    <NoticeBar
      tone={state === 'offline' ? 'grey' : 'amber'}
      icon={state === 'offline' ? <WifiOffIcon /> : <TriangleAlertIcon />}
      action={
        <Button size="small" icon={<RefreshCwIcon />} disabled={isRetrying} onClick={() => void retry()}>
          {t('offline.retry')}
        </Button>
      }
    >
      {readTime
        ? t(`offline.${state}`, { day: formatDate(readTime), time: formatTime(readTime) })
        : t(`offline.${state}Empty`)}
    </NoticeBar>
  );
}
