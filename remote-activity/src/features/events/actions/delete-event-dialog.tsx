import type { ReactNode } from 'react';
import { call, deletionKey, useCall, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, MaskedValue, sentenceOf } from '@pignon/shared/ui/core';
import styles from './event-actions.module.css';

interface DeleteEventDialogProps {
  event: Event;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms a deletion, which affects everybody. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const { id } = event;
  // current version: a colleague may have changed it since the dialog opened
  const { data } = useCall('GET event/{id}', { params: { id } });
  const { version, type, title } = data ?? event;
  const { mutate, isPending, error } = useMutation({
    mutationKey: deletionKey('DELETE event/{id}', { params: { id } }),
    mutationFn: () => call('DELETE event/{id}', { params: { id } }, { version }),
    onSuccess: () => {
      bus.publish('notice.raised', { message: t('delete.done') });
      onDeleted();
    },
    // refused: another user changed or deleted it
    onError: () => bus.publish('event.saved', { eventId: id }),
  });
  return (
    <Dialog
      open
      title={t('delete.title')}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="primary" danger loading={isPending} onClick={() => mutate()}>
            {t('delete.do')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.name}>
          {t(`eventType.${type}`)}
          {' · '}
          <MaskedValue>
            <span>{title}</span>
          </MaskedValue>
        </p>
        <p>{t('delete.text')}</p>
        {error && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
      </div>
    </Dialog>
  );
}
