import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { lazyPart } from '@pignon/shared/ui/core';
import { useFormValue } from '@pignon/shared/ui/form';
import type { DuplicatesQuery } from '../../data/duplicates.queries';
import { duplicatesQuery } from '../duplicates/duplicates-query';
import type { ContactValues } from './contact-values';
import styles from './contact-form.module.css';

// nobody can be recognised before a name is typed
const DuplicatesPanel = lazyPart(async () => (await import('../duplicates/duplicates-panel')).DuplicatesPanel);

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
  const query = useSettledQuery(id);
  return (
    <aside className={styles.duplicates} aria-live="polite" aria-label={t('form.duplicates')}>
      {query && <DuplicatesPanel pending={null} query={query} id={id} text={t('form.duplicatesText')} />}
    </aside>
  );
}
