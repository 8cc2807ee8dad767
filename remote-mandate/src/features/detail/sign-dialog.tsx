import { useState, type ReactNode } from 'react';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { OLDEST_SIGNATURE_DAYS } from '@pignon/shared/domain/mandate/mandate.limits';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import { Alert, DayInput, Field } from '@pignon/shared/ui/core';
import { useSigning } from '../../data/mandate-actions';
import { PartyName } from './party-name';
import { ActionDialog } from './action-dialog';
import styles from './detail.module.css';

interface SignDialogProps {
  mandate: Mandate;
  names: ReadonlyMap<number, string> | undefined;
  onClose: () => void;
}

/** A signature given on another day is noted at noon of that day; one of today, now. */
const signedAt = (day: string, today: string) => (day === today ? {} : { signedAt: instantOf(day, '12:00') });

/** Who signed and when; says what the last signature brings before it is noted. */
export function SignDialog({ mandate, names, onClose }: SignDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const today = dayOf();
  const oldest = addDays(today, -OLDEST_SIGNATURE_DAYS);
  const waiting = mandate.counterParts.filter(
    (contactId) => !mandate.signatures.some((signature) => signature.contactId === contactId),
  );
  const [left, setLeft] = useState<readonly number[]>([]);
  const [day, setDay] = useState(today);
  const { mutate, isPending, error } = useSigning(mandate, onClose);
  const signers = waiting.filter((contactId) => !left.includes(contactId));
  const last = signers.length === waiting.length;
  const toggle = (contactId: number) => setLeft(toggled(left, contactId));
  return (
    <ActionDialog
      title={t('sign.title')}
      action={t(last ? 'sign.all' : 'sign.some', { count: signers.length })}
      disabled={signers.length === 0 || day < oldest || day > today}
      pending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={() => mutate(signers.map((contactId) => ({ contactId, ...signedAt(day, today) })))}
    >
      <fieldset className={styles.choices}>
        <legend>{t('sign.who')}</legend>
        {waiting.map((contactId) => (
          <label key={contactId}>
            <input
              type="checkbox"
              aria-label={names?.get(contactId) === undefined ? t('detail.contact', { id: contactId }) : undefined}
              checked={!left.includes(contactId)}
              onChange={() => toggle(contactId)}
            />
            <PartyName contactId={contactId} name={names?.get(contactId)} />
          </label>
        ))}
      </fieldset>
      <Field label={t('sign.day')}>
        {(ids) => <DayInput {...ids} required value={day} min={oldest} max={today} onChange={setDay} />}
      </Field>
      {last && <Alert type="info" title={t(mandate.type === 'PARTNER' ? 'sign.lastPartner' : 'sign.last')} />}
    </ActionDialog>
  );
}
