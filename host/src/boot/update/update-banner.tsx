import type { ReactNode } from 'react';
import { useUnsavedChanges } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import { reloadPage } from '../page/reload-page';
import { useIsOutdated } from '../use-live-remotes';
import '../remote-component/remote-component.css';

/** Offers to refresh when a module in use has a new version; during unsaved work only announces it. */
export function UpdateBanner(): ReactNode {
  const { t } = useTranslation('boot');
  const isOutdated = useIsOutdated();
  const hasUnsaved = useUnsavedChanges();
  if (!isOutdated) return null;
  return (
    <div className="boot-banner" role="status">
      <span>{t(hasUnsaved ? 'update.unsaved' : 'update.ready')}</span>
      {!hasUnsaved && <Button onClick={reloadPage}>{t('update.refresh')}</Button>}
    </div>
  );
}
