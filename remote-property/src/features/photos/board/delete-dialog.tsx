import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog } from '@pignon/shared/ui/core';

interface DeleteDialogProps {
  /** Photos to delete; the dialog is closed while empty. */
  media: readonly Media[];
  onDelete: () => void;
  onClose: () => void;
}

/** Confirms the permanent deletion of files. */
export function DeleteDialog({ media, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('property');
  const remove = () => {
    onDelete();
    onClose();
  };
  return (
    <Dialog
      open={media.length > 0}
      title={t('photos.deleteTitle', { count: media.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('photos.keep')}</Button>
          <Button danger type="primary" onClick={remove}>
            {t('photos.delete')}
          </Button>
        </>
      }
    >
      <p>{t('photos.deleteText', { count: media.length })}</p>
    </Dialog>
  );
}
