import { useState, type ReactNode } from 'react';
import { call, useCall, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { ErasurePreview } from '@pignon/shared/domain/contact/erasure/erasure.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, Field, Input, PanelContent, sentenceOf, Trash2Icon } from '@pignon/shared/ui/core';
import { useContactName } from '../use-contact-name';
import styles from './gdpr.module.css';

/** Lists what is erased, and what the law keeps, until when and why. */
function Consequences({ preview: { erased, kept } }: { preview: ErasurePreview }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <>
      <h3>{t('erase.goes')}</h3>
      {erased.length === 0 ? (
        <p>{t('erase.nothing')}</p>
      ) : (
        <ul className={styles.goes}>
          {erased.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
      <h3>{t('erase.stays')}</h3>
      {kept.length === 0 ? (
        <p>{t('erase.nothingKept')}</p>
      ) : (
        <ul className={styles.stays}>
          {kept.map(({ what, until, reason }) => (
            <li key={what}>
              <strong>{what}</strong>
              <span>{t('erase.until', { date: formatDate(until) })}</span>
              <span className={styles.soft}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface EraseDialogProps {
  contactId: number;
  onClose: () => void;
  onErased?: () => void;
}

/** Erases a person's data after the consequences are shown and a word is typed. */
export function EraseDialog({ contactId, onClose, onErased }: EraseDialogProps): ReactNode {
  const { t } = useTranslation('contact');
  const name = useContactName(contactId);
  const [typed, setTyped] = useState('');
  const preview = useCall('GET contact/{id}/erasure', { params: { id: contactId } });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST contact/{id}/erase', { params: { id: contactId } }),
    onSuccess: () => {
      bus.publish('notice.raised', { message: t('erase.done') });
      onClose();
      onErased?.();
    },
  });
  const word = t('erase.word');
  const isPossible = preview.data?.refusal === null && preview.data.erased.length > 0;
  const isConfirmed = typed.trim().toLocaleUpperCase() === word;
  return (
    <Dialog
      open
      title={t('erase.title', { name })}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{t('erase.cancel')}</Button>
          {isPossible && (
            <Button
              type="primary"
              danger
              icon={<Trash2Icon />}
              disabled={!isConfirmed}
              loading={isPending}
              onClick={() => mutate()}
            >
              {t('erase.do')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <PanelContent query={preview} isEmpty={() => false} empty={null}>
          {(data) =>
            data.refusal === null ? (
              <Consequences preview={data} />
            ) : (
              <Alert type="warning" title={t('erase.refused')}>
                {data.refusal}
              </Alert>
            )
          }
        </PanelContent>
        {isPossible && (
          <Field label={t('erase.type', { word })} hint={t('erase.final')}>
            {(ids) => (
              <Input
                {...ids}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={({ key }) => key === 'Enter' && isConfirmed && !isPending && mutate()}
              />
            )}
          </Field>
        )}
        {error && <Alert type="error" title={sentenceOf(error) ?? t('gdpr.failed')} />}
      </div>
    </Dialog>
  );
}
