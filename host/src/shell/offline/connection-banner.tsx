import { useState, type ReactNode } from 'react';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Button, NoticeBar, RefreshCwIcon, TriangleAlertIcon, WifiOffIcon } from '@pignon/shared/ui/core';
import { knock, useConnection } from './connection';
import { refreshScreen, useScreenDataAge } from './screen-data-age';

/** Notice that the data on screen is not current, with its age and a retry button. */
export function ConnectionBanner(): ReactNode {
  const { t } = useTranslation('host');
  const connection = useConnection();
  const { readAt, refreshFailed } = useScreenDataAge();
  const [trying, setTrying] = useState(false);
  const silent = connection === 'offline' || connection === 'apiDown';
  if (!silent && !refreshFailed) return null;
  const state = silent ? connection : 'failed';
  const read = readAt === undefined ? undefined : new Date(readAt);
  const retry = async () => {
    setTrying(true);
    await (silent ? knock() : refreshScreen()).finally(() => setTrying(false));
  };
  return (
    <NoticeBar
      tone={state === 'offline' ? 'grey' : 'amber'}
      icon={state === 'offline' ? <WifiOffIcon /> : <TriangleAlertIcon />}
      action={
        <Button size="small" icon={<RefreshCwIcon />} disabled={trying} onClick={() => void retry()}>
          {t('offline.retry')}
        </Button>
      }
    >
      {read ? t(`offline.${state}`, { day: formatDate(read), time: formatTime(read) }) : t(`offline.${state}Empty`)}
    </NoticeBar>
  );
}
