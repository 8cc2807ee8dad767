import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  classNames,
  IconButton,
  LockKeyholeIcon,
  usePicture,
  XIcon,
  type Picture,
} from '@pignon/shared/ui/core';
import { useSignedMedia } from '../../../data/property.queries';
import { Photo } from './photo';
import { stepFor, usePhotoKeys } from './use-photo-keys';
import styles from './lightbox.module.css';

interface LightboxProps {
  reference: string;
  photos: readonly Media[];
  altOf: (index: number) => string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

const SWIPE_PX = 48;

/** Turns the page when a finger moves 48 px sideways. */
function useSwipe(onMove: (key: 'ArrowLeft' | 'ArrowRight') => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const swipeDistance = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(swipeDistance) >= SWIPE_PX) onMove(swipeDistance < 0 ? 'ArrowRight' : 'ArrowLeft');
    },
  };
}

interface SignedPhotoProps {
  picture: Picture;
  alt: string;
  /** Loads the picture without showing it. */
  hidden?: boolean;
}

/** A photograph at its signed address, re-signed when it expired. */
function SignedPhoto({ picture: { src, onLoad, onError }, alt, hidden }: SignedPhotoProps) {
  if (src === undefined) return null;
  return (
    <img key={src} className={styles.lightboxPhoto} alt={alt} draggable={false} {...{ src, hidden, onLoad, onError }} />
  );
}

/** The large photograph, with the small one in its place while loading. */
function LargePhoto({ reference, media, alt }: { reference: string; media: Media; alt: string }) {
  const { t } = useTranslation('property');
  const signed = useSignedMedia(reference, media, 'LG');
  const small = usePicture(useSignedMedia(reference, media, 'SM').data?.path);
  const large = usePicture(signed.data?.path);
  const failed = signed.isError || large.state === 'error';
  const isLoaded = large.state === 'loaded';
  const isSmallShown = !isLoaded && small.state === 'loaded';
  return (
    <>
      {!isLoaded && <SignedPhoto picture={small} alt={alt} hidden={!isSmallShown} />}
      <SignedPhoto picture={large} alt={alt} hidden={isSmallShown} />
      {large.src === undefined && small.src === undefined && (
        <p role="status">{t(failed ? 'gallery.failed' : 'gallery.loading')}</p>
      )}
    </>
  );
}

/** Preloads the next photo. */
function PreloadedPhoto({ reference, media }: { reference: string; media: Media }) {
  const picture = usePicture(useSignedMedia(reference, media, 'LG').data?.path);
  return <SignedPhoto picture={picture} alt="" hidden />;
}

function ThumbnailStrip({ reference, photos, altOf, index, onIndex }: Omit<LightboxProps, 'onClose'>) {
  const { t } = useTranslation('property');
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <ul className={classNames(styles.lightboxStrip, 'pg-scroll-x')}>
      {photos.map((media, at) => (
        <li key={media.key}>
          <button
            ref={at === index ? current : undefined}
            type="button"
            aria-label={t('gallery.show', { photo: altOf(at) })}
            aria-current={at === index}
            onClick={() => onIndex(at)}
          >
            <Photo reference={reference} media={media} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Full-screen photos: arrows, Home and End, swipe, or the strip below; Escape closes. */
export function Lightbox(props: LightboxProps) {
  const { reference, photos, altOf, index, onIndex, onClose } = props;
  const { t } = useTranslation('property');
  const dialog = useRef<HTMLDialogElement>(null);
  const move = (key: string) => onIndex(stepFor(key, photos.length)?.(index) ?? index);
  usePhotoKeys({ count: photos.length, onMove: (step) => onIndex(step(index)) });
  const swipe = useSwipe(move);
  // before the element is removed, or the focus would not return to the tile that opened it
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // the browser begins with the cross
    element?.querySelector<HTMLElement>('[data-begin]')?.focus();
    return () => element?.close();
  }, []);
  const media = photos[index];
  const next = photos[(index + 1) % photos.length];
  if (!media) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t('gallery.label')}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <p aria-live="polite" tabIndex={-1} data-begin={photos.length > 1 ? undefined : true}>
          <span className="pg-tabular">{t('gallery.position', { number: index + 1, count: photos.length })}</span>
          {media.caption && <span>{media.caption}</span>}
        </p>
        {!media.metadata.includes('PUBLIC') && (
          <p className={styles.lightboxInternal}>
            <LockKeyholeIcon />
            {t('gallery.internal')}
          </p>
        )}
        <IconButton label={t('gallery.close')} icon={<XIcon />} onClick={onClose} />
      </header>
      <div className={styles.lightboxStage} {...swipe}>
        <LargePhoto key={media.key} reference={reference} media={media} alt={altOf(index)} />
        {next && next !== media && <PreloadedPhoto reference={reference} media={next} />}
        {photos.length > 1 && (
          <>
            <IconButton
              className={styles.lightboxPrevious}
              label={t('gallery.previous')}
              icon={<ChevronLeftIcon />}
              onClick={() => move('ArrowLeft')}
            />
            <IconButton
              className={styles.lightboxNext}
              data-begin
              label={t('gallery.next')}
              icon={<ChevronRightIcon />}
              onClick={() => move('ArrowRight')}
            />
          </>
        )}
      </div>
      {photos.length > 1 && <ThumbnailStrip {...{ reference, photos, altOf, index, onIndex }} />}
    </dialog>
  );
}
