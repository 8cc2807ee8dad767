import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, classNames, FileTextIcon } from '@pignon/shared/ui/core';
import { AddFiles } from '../upload/add-files';
import { LocalPicture } from '../upload/local-picture';
import { SortableGrid } from '../board/sortable-grid';
import { useSortableItem } from '@pignon/shared/ui/sort';
import {
  DropArea,
  isPaper,
  RefusedFiles,
  type Upload,
  type UploadQueue,
  type Uploads,
  UploadStateLine,
  useAddedFiles,
  useUploads,
} from '@pignon/shared/ui/upload';
import styles from '../board/board.module.css';

interface WaitingTileProps {
  upload: Upload;
  queue: UploadQueue;
  place: number;
  count: number;
}

function WaitingTile({ upload, queue, place, count }: WaitingTileProps) {
  const { t } = useTranslation('property');
  const { item, handle, isDragging } = useSortableItem(upload.id, t('photos.drag.role'));
  return (
    <li {...item} className={classNames(styles.tile, isDragging && styles.tileCarried)}>
      <button
        {...handle}
        type="button"
        className={styles.picture}
        aria-label={t('photos.carry', { name: upload.name, place, count })}
      >
        <LocalPicture blob={upload.blob} />
      </button>
      <span className={classNames(styles.place, place === 1 && styles.cover)}>
        {place === 1 ? t('photos.cover') : place}
      </span>
      <UploadStateLine upload={upload} queue={queue} isSending={false} />
    </li>
  );
}

function WaitingPapers({ papers, queue }: { papers: Uploads; queue: UploadQueue }) {
  if (papers.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {papers.map((upload) => (
        <li key={upload.id}>
          <FileTextIcon />
          <UploadStateLine upload={upload} queue={queue} isSending={false} />
        </li>
      ))}
    </ul>
  );
}

/** Photographs and documents of an unsaved property, by draft key: stored in the browser, uploaded after saving. */
export function NewPhotos({ draftKey }: { draftKey: string }) {
  const { t } = useTranslation('property');
  const { queue, uploads, isKept, found } = useUploads(draftKey);
  const [isPublic, setPublic] = useState(true);
  const { refused, take, forget } = useAddedFiles(isPublic ? 'PUBLIC' : null, (files) => queue.add(files));
  const photos = uploads.filter((one) => !isPaper(one));
  const papers = uploads.filter(isPaper);
  const mark = (next: boolean) => {
    setPublic(next);
    queue.mark(next ? 'PUBLIC' : null);
  };
  return (
    <DropArea onFiles={take}>
      <AddFiles onFiles={take} isPublic={isPublic} onPublic={mark} />
      <RefusedFiles refused={refused} onForget={forget} />
      {found && uploads.length > 0 && (
        <Alert
          type="info"
          title={t('photos.found')}
          action={
            <Button size="small" onClick={() => void queue.discard()}>
              {t('photos.dropFound')}
            </Button>
          }
        />
      )}
      {!isKept && <Alert type="warning" title={t('photos.notKept')} />}
      {photos.length > 0 && (
        <SortableGrid
          ids={photos.map(({ id }) => id)}
          onOrder={(ids) => queue.order([...ids, ...papers.map(({ id }) => id)])}
        >
          <ul className={styles.grid}>
            {photos.map((upload, index) => (
              <WaitingTile key={upload.id} upload={upload} queue={queue} place={index + 1} count={photos.length} />
            ))}
          </ul>
        </SortableGrid>
      )}
      <WaitingPapers papers={papers} queue={queue} />
    </DropArea>
  );
}
