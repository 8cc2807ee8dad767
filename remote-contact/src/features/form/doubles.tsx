import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useFormValue } from '@pignon/shared/ui/form';
import type { DoublesAsked } from '../../data/doubles.queries';
import { doublesAsked } from '../doubles/doubles-asked';
import { DoublesPanel } from '../doubles/doubles-panel';
import type { ContactValues } from './contact-values';
import styles from './contact-form.module.css';

const SETTLE_MS = 500;

function useAsked(id: number): DoublesAsked | null {
  const typed = {
    firstName: useFormValue('firstName'),
    lastName: useFormValue('lastName'),
    company: useFormValue('company'),
    email: useFormValue('email'),
    phone: useFormValue('phone'),
    location: useFormValue('location'),
  } as Partial<ContactValues>;
  const now = JSON.stringify(doublesAsked(id, typed));
  const [settled, setSettled] = useState('null');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return JSON.parse(settled) as DoublesAsked | null;
}

/** Says while somebody types that the agency may know this person already. Silent when nobody is found. */
export function Doubles({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <aside className={styles.doubles} aria-live="polite" aria-label={t('form.doubles')}>
      <DoublesPanel asked={useAsked(id)} id={id} text={t('form.doublesText')} />
    </aside>
  );
}
