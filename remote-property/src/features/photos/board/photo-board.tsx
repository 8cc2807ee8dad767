import { useState } from 'react';
import { bus } from '@pignon/shared/bus';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ScreenEmpty, ScreenError, ImagesIcon } from '@pignon/shared/ui/core';
import { AddFiles } from '../upload/add-files';
import { isPaper } from '../upload/check-file';
import { DropArea } from '../upload/drop-area';
import { RefusedFiles } from '../upload/refused-files';
import { inChosenOrder, type Uploads } from '../upload/upload-state';
import { useAddedFiles } from '../upload/use-added-files';
import { BoardSkeleton } from './board-skeleton';
import type { MediaDesk } from './media-desk';
import { reordered, sortMedia } from './media-edits';
import { PaperList } from './paper-list';
import { PhotoGrid } from './photo-grid';
import { useMediaDesk } from './use-media-desk';
import { useSending, useUploads } from './use-uploads';

function putInOrder(desk: MediaDesk, uploads: Uploads): void {
  const keys = (desk.shown.get() ?? []).map(({ key }) => key);
  const wanted = inChosenOrder(keys, uploads);
  if (wanted.join() !== keys.join()) void desk.edit(reordered(wanted));
}

/** True for files that the property had already: the same picture is not kept twice. */
const hadAlready = (before: readonly Media[], sent: readonly string[]) => before.some(({ key }) => sent.includes(key));

/** The photographs and papers of a property: add, order, cut, publish, take away. */
export function PhotoBoard({ reference }: { reference: string }) {
  const { t } = useTranslation('property');
  const { desk, media, error, retry } = useMediaDesk(reference);
  const { queue, uploads } = useUploads(`property:${reference}`);
  const [isPublic, setPublic] = useState(true);
  const { refused, take, forget } = useAddedFiles(isPublic, (files) => queue.add(files));
  useSending(queue, {
    reference,
    onArrived: ({ sent, ...list }) => {
      if (hadAlready(desk.shown.get() ?? [], sent)) bus.publish('notice.raised', { message: t('photos.hadAlready') });
      desk.refresh(list);
    },
    onSettled: (all) => putInOrder(desk, all),
  });
  if (!media) return error ? <ScreenError error={error} onRetry={retry} /> : <BoardSkeleton />;
  const { photos, papers } = sortMedia(media);
  const underWay = uploads.filter(({ state }) => state !== 'done');
  const [photosUnderWay, papersUnderWay] = [underWay.filter((one) => !isPaper(one)), underWay.filter(isPaper)];
  const isEmpty = media.length === 0 && underWay.length === 0;
  return (
    <DropArea onFiles={take}>
      <AddFiles onFiles={take} isPublic={isPublic} onPublic={setPublic} />
      <RefusedFiles refused={refused} onForget={forget} />
      {isEmpty && (
        <ScreenEmpty title={t('photos.none')} icon={<ImagesIcon />}>
          {t('photos.noneText')}
        </ScreenEmpty>
      )}
      {photos.length + photosUnderWay.length > 0 && (
        <PhotoGrid reference={reference} desk={desk} photos={photos} uploads={photosUnderWay} queue={queue} />
      )}
      {papers.length + papersUnderWay.length > 0 && (
        <PaperList reference={reference} desk={desk} papers={papers} uploads={papersUnderWay} queue={queue} />
      )}
    </DropArea>
  );
}
