import { useEffect, useState, type ReactNode } from 'react';
import { useUnsavedChanges } from '@pignon/shared/contract';
import { SLOW_FILE_MS } from '@pignon/shared/federation/limits';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, SkeletonLines } from '@pignon/shared/ui/core';
import { reloadPage } from '../page/reload-page';
import './remote-component.css';

/** Notice of a slow part, with a reload button where reloading loses nothing. */
function SlowNotice(): ReactNode {
  const { t } = useTranslation('boot');
  const hasUnsaved = useUnsavedChanges();
  return (
    <div className="boot-long">
      <p role="status">{t('failure.slow')}</p>
      {!hasUnsaved && <Button onClick={reloadPage}>{t('failure.reload')}</Button>}
    </div>
  );
}

/** Shows a placeholder after a noticeable wait, and a notice after a long one. */
export function RemoteComponentPending({ size }: { size: 'page' | 'panel' }): ReactNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_FILE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`boot-pending boot-${size}`} aria-busy="true">
      {isLong && <SlowNotice />}
      <SkeletonLines lines={size === 'page' ? 8 : 3} />
    </div>
  );
}
