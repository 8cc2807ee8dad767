import type { ReactNode } from 'react';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog, RecordPicker } from '@pignon/shared/ui/core';
import { MandatePicker } from './mandate-picker';
import styles from './actions/event-actions.module.css';

interface TargetDialogProps {
  onClose: () => void;
  onChosen: (target: Event['links'][number]) => void;
}

/** Asks for the contact, property or mandate to link the events to. */
export function TargetDialog({ onClose, onChosen }: TargetDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <Dialog
      open
      title={t('events.aboutTitle')}
      width={460}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.cancel')}</Button>}
    >
      <div className={styles.form}>
        <RecordPicker
          kind="contact"
          label={t('events.aboutContact')}
          onPick={({ id }) => onChosen({ kind: 'contact', id: String(id) })}
        />
        <RecordPicker
          kind="property"
          label={t('events.aboutProperty')}
          onPick={({ reference }) => onChosen({ kind: 'property', id: reference })}
        />
        <MandatePicker
          label={t('events.aboutMandate')}
          onPick={({ id }) => onChosen({ kind: 'mandate', id: String(id) })}
        />
      </div>
    </Dialog>
  );
}
