import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';

interface ConfirmDialogProps {
  title: string;
  /** Consequence, one or two sentences. */
  text: string;
  verb: string;
  danger?: boolean;
  pending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an irreversible action, and shows why it failed. Stays open while the action runs: it cannot be cancelled. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, text, verb, danger, pending, error, onConfirm, onClose } = props;
  const { t } = useTranslation('admin');
  const close = () => {
    if (!pending) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      footer={
        <>
          <Button data-begin disabled={pending} onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button type={danger ? 'default' : 'primary'} danger={danger} loading={pending} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {error != null && <Alert type="error" title={sentenceOf(error) ?? t('sync.failedToDo')} />}
      <p>{text}</p>
    </Dialog>
  );
}
