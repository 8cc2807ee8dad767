import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';
import { useUndoImport } from '../../data/import.queries';

/** Undoes an import after confirmation. */
export function UndoButton({ importId }: { importId: number }) {
  const { t } = useTranslation('property');
  const [open, setOpen] = useState(false);
  const undo = useUndoImport(importId);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('import.undo')}</Button>
      <Dialog
        open={open}
        title={t('import.undoTitle')}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t('import.cancel')}</Button>
            <Button
              type="primary"
              danger
              loading={undo.isPending}
              onClick={() => undo.mutate(undefined, { onSuccess: close })}
            >
              {t('import.undo')}
            </Button>
          </>
        }
      >
        <p>{t('import.undoText')}</p>
        {undo.isError && <Alert type="error" title={sentenceOf(undo.error) ?? t('state.error')} />}
      </Dialog>
    </>
  );
}
