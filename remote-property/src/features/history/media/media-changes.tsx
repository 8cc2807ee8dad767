import { useMemo, type ReactNode } from 'react';
import type { HistoryEntry } from '@pignon/shared/domain/audit/history.schema';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { FileTextIcon, ImageIcon } from '@pignon/shared/ui/core';
import { Photo } from '../../detail/gallery/photo';
import { mediaRows, type MediaRow, type MovedMedia } from './media-rows';
import { MediaValue } from './media-value';
import styles from '../history.module.css';

interface OfProperty {
  property: Property;
}

/** Thumbnail of a media; an icon for a document and for a deleted file. */
function Picture({ property, media }: OfProperty & { media: Media | undefined }): ReactNode {
  if (media?.mimeType.startsWith('image/'))
    return (
      <span className={styles.mediaPicture}>
        <Photo reference={property.reference} media={media} alt="" />
      </span>
    );
  return <span className={styles.mediaPicture}>{media ? <FileTextIcon /> : <ImageIcon />}</span>;
}

const mediaOf = ({ media }: Property, key: string): Media | undefined => media.find((one) => one.key === key);

/** Names a file by its caption, or its current position. */
function useMediaName(property: Property) {
  const { t } = useTranslation('property');
  return (key: string): string => {
    const media = mediaOf(property, key);
    if (!media) return t('history.media.gone');
    return media.caption || t('history.media.photoAt', { place: property.media.indexOf(media) + 1 });
  };
}

function Row({ property, row }: OfProperty & { row: MediaRow }): ReactNode {
  const { t } = useTranslation('property');
  const nameOf = useMediaName(property);
  const { key, part, label, before, after } = row;
  return (
    <tr>
      <th scope="row">
        <span className={styles.media}>
          <Picture property={property} media={mediaOf(property, key)} />
          <span>
            {nameOf(key)}
            {part !== '' && <small>{label}</small>}
          </span>
        </span>
      </th>
      <td data-label={t('history.before')}>
        <MediaValue part={part} value={before} />
      </td>
      <td data-label={t('history.after')}>
        <MediaValue part={part} value={after} />
      </td>
    </tr>
  );
}

function MediaStrip({
  property,
  moved,
  side,
}: OfProperty & { moved: readonly MovedMedia[]; side: 'before' | 'after' }) {
  const nameOf = useMediaName(property);
  return (
    <ol className={styles.mediaStrip}>
      {[...moved]
        .sort((a, b) => a[side] - b[side])
        .map((one) => (
          <li key={one.key}>
            <Picture property={property} media={mediaOf(property, one.key)} />
            <span className="pg-tabular">{one[side]}</span>
            <span className="pg-hidden">{nameOf(one.key)}</span>
          </li>
        ))}
    </ol>
  );
}

/** Changes of photos and documents: before and after, with the images that still exist. */
export function MediaChanges({ entry, property }: OfProperty & { entry: HistoryEntry }): ReactNode {
  const { t } = useTranslation('property');
  const { moved, rows } = useMemo(() => mediaRows(entry.changes), [entry]);
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('history.media.file')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {moved.length > 0 && (
          <tr>
            <th scope="row">{t('history.media.order')}</th>
            <td data-label={t('history.before')}>
              <MediaStrip property={property} moved={moved} side="before" />
            </td>
            <td data-label={t('history.after')}>
              <MediaStrip property={property} moved={moved} side="after" />
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <Row key={row.path} property={property} row={row} />
        ))}
      </tbody>
    </table>
  );
}
