import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';

interface DeleteDialogProps {
  isPending: boolean;
  error: unknown;
  onClose: () => void;
  onDelete: () => void;
}

/** Confirms the deletion of a comment, for everybody. */
export function DeleteDialog({ isPending, error, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('property');
  return (
    <Dialog
      open
      title={t('comments.deleteTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('comments.cancel')}</Button>
          <Button type="primary" danger loading={isPending} onClick={onDelete}>
            {t('comments.delete')}
          </Button>
        </>
      }
    >
      <p>{t('comments.deleteText')}</p>
      {error !== null && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
    </Dialog>
  );
}
