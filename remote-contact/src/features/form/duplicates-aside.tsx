import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useFormValue } from '@pignon/shared/ui/form';
import type { DuplicatesQuery } from '../../data/duplicates.queries';
import { duplicatesQuery } from '../duplicates/duplicates-query';
import { DuplicatesPanel } from '../duplicates/duplicates-panel';
import type { ContactValues } from './contact-values';
import styles from './contact-form.module.css';

const SETTLE_MS = 500;

function useSettledQuery(id: number): DuplicatesQuery | null {
  const typed = {
    firstName: useFormValue('firstName'),
    lastName: useFormValue('lastName'),
    company: useFormValue('company'),
    email: useFormValue('email'),
    phone: useFormValue('phone'),
    location: useFormValue('location'),
    secondPerson: useFormValue('secondPerson'),
  } as Partial<ContactValues>;
  const currentQuery = JSON.stringify(duplicatesQuery(id, typed));
  const [settledQuery, setSettled] = useState('null');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(currentQuery), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [currentQuery]);
  return JSON.parse(settledQuery) as DuplicatesQuery | null;
}

/** Shows possible duplicates while typing; empty when there are none. */
export function DuplicatesAside({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <aside className={styles.duplicates} aria-live="polite" aria-label={t('form.duplicates')}>
      <DuplicatesPanel query={useSettledQuery(id)} id={id} text={t('form.duplicatesText')} />
    </aside>
  );
}
