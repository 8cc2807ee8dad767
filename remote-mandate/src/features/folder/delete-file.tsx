import type { ReactNode } from 'react';
import { kindOfFile } from '@pignon/shared/domain/media/media.rules';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog } from '@pignon/shared/ui/core';

interface DeleteFileProps {
  /** File to delete; the dialog is closed while undefined. */
  media: Media | undefined;
  onDelete: (media: Media) => void;
  onClose: () => void;
}

/** Confirms the permanent deletion of a file. */
export function DeleteFile({ media, onDelete, onClose }: DeleteFileProps): ReactNode {
  const { t } = useTranslation('mandate');
  const name = media && (media.caption || t(`mediaMark.${kindOfFile(media)}`));
  const remove = () => {
    if (media) onDelete(media);
    onClose();
  };
  return (
    <Dialog
      open={media !== undefined}
      title={t('folder.deleteTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('folder.keep')}</Button>
          <Button danger type="primary" onClick={remove}>
            {t('folder.delete')}
          </Button>
        </>
      }
    >
      <p>{t('folder.deleteText', { name })}</p>
    </Dialog>
  );
}
