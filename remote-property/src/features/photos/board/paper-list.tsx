import { useState } from 'react';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { FileTextIcon, IconButton, Trash2Icon } from '@pignon/shared/ui/core';
import {
  captioned,
  deleted,
  type MediaEditor,
  RemovalNote,
  type UploadQueue,
  type Uploads,
  UploadStateLine,
  useRemoval,
} from '@pignon/shared/ui/upload';
import { DocumentLink } from '../../detail/sections/document-list';
import { CaptionInput } from './caption-input';
import { DeleteDialog } from './delete-dialog';
import { markedPublic } from './media-edits';
import { PublicToggle } from './public-toggle';
import styles from './board.module.css';

interface PaperListProps {
  reference: string;
  desk: MediaEditor;
  papers: readonly Media[];
  uploads: Uploads;
  queue: UploadQueue;
}

/** Certificates, plans and other documents of a property. */
export function PaperList({ reference, desk, papers, uploads, queue }: PaperListProps) {
  const { t } = useTranslation('property');
  const removalOf = useRemoval(desk);
  const [deleting, setDeleting] = useState<readonly Media[]>([]);
  return (
    <section aria-label={t('photos.papers')}>
      <h2 className={styles.title}>{t('photos.papers')}</h2>
      <ul className={styles.papers}>
        {papers.map((media, index) => {
          const name = media.caption || t('documents.unnamed', { number: index + 1 });
          const { isAllowed: mayDelete, until } = removalOf(media);
          return (
            <li key={media.key}>
              <FileTextIcon />
              <CaptionInput
                media={media}
                name={name}
                onCaption={(caption) => desk.edit(captioned(media.key, caption))}
              />
              <DocumentLink reference={reference} media={media} name={t('photos.openPaper')} />
              <PublicToggle
                media={media}
                name={name}
                onPublic={(isPublic) => void desk.edit(markedPublic([media.key], isPublic))}
              />
              {mayDelete && (
                <IconButton
                  label={t('photos.deletePaper', { name })}
                  icon={<Trash2Icon />}
                  onClick={() => setDeleting([media])}
                />
              )}
              <RemovalNote until={until} />
            </li>
          );
        })}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <FileTextIcon />
            <UploadStateLine upload={upload} queue={queue} isSending />
          </li>
        ))}
      </ul>
      <DeleteDialog
        media={deleting}
        onDelete={() => void desk.edit(deleted({ owner: 'property', reference }, deleting))}
        onClose={() => setDeleting([])}
      />
    </section>
  );
}
