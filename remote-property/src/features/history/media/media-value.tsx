import type { ReactNode } from 'react';
import type { Crop } from '@pignon/shared/domain/media/crop.schema';
import { formatPercent, useTranslation } from '@pignon/shared/i18n';
import type { MediaRow } from './media-rows';
import styles from '../history.module.css';

const PERCENT = 100;

function CropText({ crop: { width, height, rotation } }: { crop: Crop }): ReactNode {
  const { t } = useTranslation('property');
  const share = (part: number) => formatPercent(Math.round(part * PERCENT));
  const frame = t('history.media.cropped', { width: share(width), height: share(height) });
  return rotation === 0 ? frame : `${frame}, ${t('history.media.turned', { degrees: rotation })}`;
}

function EmptyValue(): ReactNode {
  const { t } = useTranslation('property');
  return <em className={styles.none}>{t('history.none')}</em>;
}

/** Value of a file's data, or the file itself. */
export function MediaValue({ part, value }: { part: MediaRow['part']; value: unknown }): ReactNode {
  const { t } = useTranslation('property');
  const mark = (metadata: unknown) =>
    t(Array.isArray(metadata) && metadata.includes('PUBLIC') ? 'photos.public' : 'photos.internal');
  if (part === 'metadata') return mark(value);
  if (part === 'crop') return value ? <CropText crop={value as Crop} /> : t('history.media.whole');
  if (part === '') {
    if (value === null) return <EmptyValue />;
    const { caption, metadata } = value as { caption: string; metadata: unknown };
    return [caption, mark(metadata)].filter((word) => word !== '').join(' · ');
  }
  return typeof value === 'string' && value !== '' ? value : <EmptyValue />;
}
