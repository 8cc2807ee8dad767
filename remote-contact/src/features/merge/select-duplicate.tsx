import type { ReactNode } from 'react';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Field, Panel, RecordPicker, UsersIcon } from '@pignon/shared/ui/core';
import { DuplicatesPanel } from '../duplicates/duplicates-panel';
import { duplicatesQuery } from '../duplicates/duplicates-query';
import styles from './merge.module.css';

/** Selects the record to merge with: a likely duplicate, or by search. */
export function SelectDuplicate({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  return (
    <div className={styles.choose}>
      <DuplicatesPanel query={duplicatesQuery(contact.id, contact)} id={contact.id} text={t('merge.alike')} />
      <Panel title={t('merge.find')} icon={<UsersIcon />}>
        <Field label={t('merge.who')} hint={t('merge.whoHint')}>
          {(ids) => (
            <RecordPicker
              kind="contact"
              label={t('merge.who')}
              field={ids}
              isHeld={({ id }) => id === contact.id}
              onPick={({ id }) => void navigate(paths.mergeContacts(contact.id, id))}
            />
          )}
        </Field>
      </Panel>
    </div>
  );
}
