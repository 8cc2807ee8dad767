import { useState } from 'react';
import { bus } from '@pignon/shared/bus';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ScreenEmpty, ScreenError, ImagesIcon } from '@pignon/shared/ui/core';
import {
  DropArea,
  inChosenOrder,
  isPaper,
  type MediaEditor,
  RefusedFiles,
  type Uploads,
  useAddedFiles,
  useMediaDesk,
  useSending,
  useUploads,
} from '@pignon/shared/ui/upload';
import { AddFiles } from '../upload/add-files';
import { BoardSkeleton } from './board-skeleton';
import { reordered, sortMedia } from './media-edits';
import { PaperList } from './paper-list';
import { PhotoGrid } from './photo-grid';

function putInOrder(desk: MediaEditor, uploads: Uploads): void {
  const keys = (desk.shown.get() ?? []).map(({ key }) => key);
  const orderedPhotos = inChosenOrder(keys, uploads);
  if (orderedPhotos.join() !== keys.join()) void desk.edit(reordered(orderedPhotos));
}

/** True for files that the property already had: equal pictures are stored once. */
const isAlreadyStored = (before: readonly Media[], sentKeys: readonly string[]) =>
  before.some(({ key }) => sentKeys.includes(key));

/** Photographs and documents of a property: add, sort, crop, publish, delete. */
export function PhotoBoard({ reference }: { reference: string }) {
  const { t } = useTranslation('property');
  const mediaOwner = { owner: 'property', reference } as const;
  const { desk, media, error, retry } = useMediaDesk(mediaOwner);
  const { queue, uploads } = useUploads(`property:${reference}`);
  const [isPublic, setPublic] = useState(true);
  const { refused, take, forget } = useAddedFiles(isPublic ? 'PUBLIC' : null, (files) => queue.add(files));
  useSending(queue, {
    owned: mediaOwner,
    onArrived: ({ sent, ...list }) => {
      if (isAlreadyStored(desk.shown.get() ?? [], sent))
        bus.publish('notice.raised', { message: t('photos.hadAlready') });
      desk.refresh(list);
    },
    onSettled: (all) => putInOrder(desk, all),
  });
  if (!media) return error ? <ScreenError error={error} onRetry={retry} /> : <BoardSkeleton />;
  const { photos, papers } = sortMedia(media);
  const pendingUploads = uploads.filter(({ state }) => state !== 'done');
  const [pendingPhotos, pendingPapers] = [
    pendingUploads.filter((one) => !isPaper(one)),
    pendingUploads.filter(isPaper),
  ];
  const isEmpty = media.length === 0 && pendingUploads.length === 0;
  return (
    <DropArea onFiles={take}>
      <AddFiles onFiles={take} isPublic={isPublic} onPublic={setPublic} />
      <RefusedFiles refused={refused} onForget={forget} />
      {isEmpty && (
        <ScreenEmpty title={t('photos.none')} icon={<ImagesIcon />}>
          {t('photos.noneText')}
        </ScreenEmpty>
      )}
      {photos.length + pendingPhotos.length > 0 && (
        <PhotoGrid reference={reference} desk={desk} photos={photos} uploads={pendingPhotos} queue={queue} />
      )}
      {papers.length + pendingPapers.length > 0 && (
        <PaperList reference={reference} desk={desk} papers={papers} uploads={pendingPapers} queue={queue} />
      )}
    </DropArea>
  );
}
