import type { ReactNode } from 'react';
import type { HistoryEntry } from '@pignon/shared/domain/audit/history.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, PanelNote } from '@pignon/shared/ui/core';
import { MediaChanges } from './media-changes';
import styles from '../history.module.css';

/** One entry about photos and documents, with a link to where they are managed; it cannot be restored here. */
export function MediaEntryView({ entry, property }: { entry: HistoryEntry; property: Property }): ReactNode {
  const { t } = useTranslation('property');
  if (usePrivacy()) return <Alert type="info" title={t('history.media.masked')} />;
  return (
    <>
      <MediaChanges entry={entry} property={property} />
      <div className={styles.mediaNote}>
        <PanelNote>
          {t(entry.action === 'DELETE' ? 'history.media.noReturnDeleted' : 'history.media.noReturn')}{' '}
          <Link to={paths.propertyPhotos(property.reference)}>{t('photos.manage')}</Link>
        </PanelNote>
      </div>
    </>
  );
}
