import { useState, type ReactNode } from 'react';
import { MAX_NOTE } from '@pignon/shared/domain/proposal/proposal.limits';
import { REFUSAL_REASONS, type RefusalReason } from '@pignon/shared/domain/proposal/proposal.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog, Field, SelectBox } from '@pignon/shared/ui/core';
import { fieldKey, wordKey } from '../field-labels';
import styles from './proposals.module.css';

interface RefuseDialogProps {
  isPending: boolean;
  onClose: () => void;
  onRefuse: (reason: RefusalReason, note: string) => void;
}

/** Asks why a property does not suit, for the next search. */
export function RefuseDialog({ isPending, onClose, onRefuse }: RefuseDialogProps): ReactNode {
  const { t } = useTranslation('contact');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const selectedReason = REFUSAL_REASONS.find((each) => each === reason);
  return (
    <Dialog
      open
      title={t('proposal.refuseTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('propose.cancel')}</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={!selectedReason}
            onClick={() => selectedReason && onRefuse(selectedReason, note.trim())}
          >
            {t('proposal.refuseSave')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Field label={t(fieldKey('proposal.reason'))}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={reason}
              placeholder={t('proposal.reasonPick')}
              options={REFUSAL_REASONS.map((value) => ({ value, label: t(wordKey('refusalReason', value)) }))}
              onChange={setReason}
            />
          )}
        </Field>
        <Field label={t(fieldKey('proposal.note'))}>
          {(ids) => (
            <textarea
              {...ids}
              className={styles.introduction}
              rows={3}
              maxLength={MAX_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
