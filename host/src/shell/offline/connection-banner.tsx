import { useState, type ReactNode } from 'react';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Button, RefreshCwIcon, TriangleAlertIcon, WifiOffIcon } from '@pignon/shared/ui/core';
import { knock, useConnection } from './connection';
import { refreshScreen, useOnScreen } from './on-screen';
import './connection-banner.css';

/** Says, calmly, that what is on screen was not read just now, how old it is, and lets one try again. */
export function ConnectionBanner(): ReactNode {
  const { t } = useTranslation('host');
  const connection = useConnection();
  const { readAt, refreshFailed } = useOnScreen();
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
    <div className={`host-offline host-offline-${state}`} role="status">
      {state === 'offline' ? <WifiOffIcon /> : <TriangleAlertIcon />}
      <span className="host-offline-words">
        {read ? t(`offline.${state}`, { day: formatDate(read), time: formatTime(read) }) : t(`offline.${state}Empty`)}
      </span>
      <Button size="small" icon={<RefreshCwIcon />} disabled={trying} onClick={() => void retry()}>
        {t('offline.retry')}
      </Button>
    </div>
  );
}
