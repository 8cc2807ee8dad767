import { useState } from 'react';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { lazyDialog } from '@pignon/shared/ui/core';
import {
  captioned,
  deleted,
  type MediaEditor,
  type UploadQueue,
  type Uploads,
  UploadStateLine,
  useRemoval,
} from '@pignon/shared/ui/upload';
import { LocalPicture } from '../upload/local-picture';
import { PhotoSelectionBar } from './photo-selection-bar';
import { DeleteDialog } from './delete-dialog';
import { cropped, markedPublic, reordered } from './media-edits';
import { PhotoTile, type TileActions } from './photo-tile';
import { SortableGrid } from './sortable-grid';
import styles from './board.module.css';

const CropDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "crop-dialog" */ '../crop/crop-dialog')).CropDialog,
);

interface PhotoGridProps {
  reference: string;
  desk: MediaEditor;
  photos: readonly Media[];
  uploads: Uploads;
  queue: UploadQueue;
}

/** Selected photographs; deleted ones are deselected. */
function useChosen(photos: readonly Media[]) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const selectedPhotos = photos.filter(({ key }) => keys.includes(key));
  return {
    chosen: selectedPhotos,
    choose: (key: string, on: boolean) =>
      setKeys((before) => [...before.filter((one) => one !== key), ...(on ? [key] : [])]),
    chooseAll: (on: boolean) => setKeys(on ? photos.map(({ key }) => key) : []),
  };
}

/** Photographs in order, followed by pending uploads. */
export function PhotoGrid({ reference, desk, photos, uploads, queue }: PhotoGridProps) {
  const { t } = useTranslation('property');
  const removalOf = useRemoval(desk);
  const { chosen, choose, chooseAll } = useChosen(photos);
  const [cropping, setCropping] = useState<Media>();
  const [deleting, setDeleting] = useState<readonly Media[]>([]);
  const keys = photos.map(({ key }) => key);
  const order = (next: readonly string[]) => void desk.edit(reordered(next));
  const actionsFor = (media: Media): TileActions => ({
    onChoose: (on) => choose(media.key, on),
    onPublic: (isPublic) => void desk.edit(markedPublic([media.key], isPublic)),
    onCaption: (caption) => desk.edit(captioned(media.key, caption)),
    onCover: () => order([media.key, ...keys.filter((key) => key !== media.key)]),
    onCrop: () => setCropping(media),
    onDelete: removalOf(media).isAllowed ? () => setDeleting([media]) : undefined,
  });
  return (
    <section aria-label={t('photos.photographs')}>
      <PhotoSelectionBar
        photos={photos}
        selectedPhotos={chosen}
        onAll={chooseAll}
        onPublic={(some, isPublic) =>
          void desk.edit(
            markedPublic(
              some.map(({ key }) => key),
              isPublic,
            ),
          )
        }
        onDelete={chosen.every((media) => removalOf(media).isAllowed) ? setDeleting : undefined}
      />
      <SortableGrid ids={keys} onOrder={order}>
        <ul className={styles.grid}>
          {photos.map((media, index) => (
            <PhotoTile
              key={media.key}
              reference={reference}
              media={media}
              place={index + 1}
              count={photos.length}
              isSelected={chosen.includes(media)}
              removableUntil={removalOf(media).until}
              actions={actionsFor(media)}
            />
          ))}
          {uploads.map((upload) => (
            <li key={upload.id} className={styles.tile}>
              <LocalPicture blob={upload.blob} />
              <UploadStateLine upload={upload} queue={queue} isSending />
            </li>
          ))}
        </ul>
      </SortableGrid>
      {cropping && (
        <CropDialog
          reference={reference}
          media={cropping}
          onCrop={(crop) => desk.edit(cropped(reference, cropping.key, crop))}
          onClose={() => setCropping(undefined)}
        />
      )}
      <DeleteDialog
        media={deleting}
        onDelete={() => void desk.edit(deleted({ owner: 'property', reference }, deleting))}
        onClose={() => setDeleting([])}
      />
    </section>
  );
}
