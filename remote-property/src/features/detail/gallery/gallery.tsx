import { useState } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, ButtonLink, ImageIcon, ImagePlusIcon, ImagesIcon, classNames } from '@pignon/shared/ui/core';
import { Lightbox } from './lightbox';
import { Photo } from './photo';
import styles from './gallery.module.css';

const TILES = 5;

interface GalleryProps {
  reference: string;
  title: string;
  photos: readonly Media[];
}

/** Number of tiles: five, two or one; the whole is always 16:9. */
function tilesFor(count: number): number {
  if (count >= TILES) return TILES;
  return Math.min(count, 2);
}

/** Link to manage photographs, for authorized users; hidden on the client's screen. */
function ManagePhotos({ reference }: { reference: string }) {
  const { t } = useTranslation('property');
  const mayWrite = useMay('write');
  const masked = usePrivacy();
  if (!mayWrite || masked) return null;
  return (
    <ButtonLink size="small" to={paths.propertyPhotos(reference)} icon={<ImagePlusIcon />}>
      {t('photos.manage')}
    </ButtonLink>
  );
}

/** The photographs of a property: a mosaic that opens full screen. */
export function Gallery({ reference, title, photos }: GalleryProps) {
  const { t } = useTranslation('property');
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) {
    return (
      <div className={styles.galleryNone}>
        <ImageIcon />
        <span>{t('gallery.none')}</span>
        <ManagePhotos reference={reference} />
      </div>
    );
  }
  const tiles = photos.slice(0, tilesFor(photos.length));
  const altOf = (index: number) =>
    photos[index]?.caption || t('gallery.photo', { number: index + 1, count: photos.length, title });
  return (
    <section className={classNames(styles.gallery, styles[`gallery${tiles.length}`])} aria-label={t('gallery.label')}>
      {tiles.map((media, index) => (
        <button
          key={media.key}
          type="button"
          className={styles.galleryTile}
          aria-label={t('gallery.open', { photo: altOf(index) })}
          onClick={() => setOpen(index)}
        >
          <Photo
            reference={reference}
            media={media}
            size={index === 0 || tiles.length < TILES ? 'LG' : 'MD'}
            alt=""
            eager={index === 0}
          />
        </button>
      ))}
      <div className={styles.galleryButtons}>
        <ManagePhotos reference={reference} />
        <Button size="small" icon={<ImagesIcon />} onClick={() => setOpen(0)}>
          {t('gallery.all', { count: photos.length })}
        </Button>
      </div>
      {open !== null && (
        <Lightbox
          reference={reference}
          photos={photos}
          altOf={altOf}
          index={open}
          onIndex={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
