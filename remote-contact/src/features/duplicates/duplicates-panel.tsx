import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Duplicate } from '@pignon/shared/domain/contact/duplicates/duplicates.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  Button,
  ButtonLink,
  ExternalLinkIcon,
  MergeIcon,
  Panel,
  PanelNote,
  Tag,
  UsersIcon,
} from '@pignon/shared/ui/core';
import { useDuplicates, type DuplicatesQuery } from '../../data/duplicates.queries';
import { ContactName } from '../contact-name';
import { ContactTypes } from '../contact-types';
import { useUnmaskedName } from '../use-unmasked-name';
import { wordKey } from '../field-labels';
import styles from './duplicates.module.css';

/** Number shown at first. */
const FIRST_COUNT = 5;

interface LineProps {
  duplicate: Duplicate;
  /** Id of the possible duplicate; 0 while it does not exist. */
  id: number;
}

function Line({ duplicate: { contact, reasons }, id }: LineProps): ReactNode {
  const { t } = useTranslation('contact');
  const unmaskedName = useUnmaskedName();
  const mayMerge = useMay('write') && id > 0;
  return (
    <li className={styles.duplicate}>
      <Link to={paths.contact(contact.id)} target="_blank" rel="noreferrer" title={t('form.newTab')}>
        <ContactName contact={contact} /> <ExternalLinkIcon />
        <span className="pg-hidden">{t('form.newTab')}</span>
      </Link>
      <span className={styles.soft}>{[contact.postcode, contact.city].filter(Boolean).join(' ')}</span>
      <span className={styles.tags}>
        <ContactTypes types={contact.contactType} />
        {reasons.map((reason) => (
          <Tag key={reason} tone="amber">
            {t(wordKey('duplicateReason', reason))}
          </Tag>
        ))}
      </span>
      {mayMerge && (
        <ButtonLink to={paths.mergeContacts(id, contact.id)} size="small" icon={<MergeIcon />}>
          {t('merge.with')} <span className="pg-hidden">{unmaskedName(contact)}</span>
        </ButtonLink>
      )}
    </li>
  );
}

interface DuplicatesPanelProps {
  /** Known identity of the person; null while it is too little to recognise anybody. */
  query: DuplicatesQuery | null;
  id: number;
  text: string;
}

/** Possible duplicates; nothing when there are none. */
export function DuplicatesPanel({ query, id, text }: DuplicatesPanelProps): ReactNode {
  const { t } = useTranslation('contact');
  const [showsAll, setShowsAll] = useState(false);
  const { data } = useDuplicates(query);
  const found = query ? (data ?? []) : [];
  if (found.length === 0) return null;
  const visible = showsAll ? found : found.slice(0, FIRST_COUNT);
  const hiddenCount = found.length - visible.length;
  return (
    <Panel title={t('form.duplicates')} icon={<UsersIcon />} count={found.length}>
      <PanelNote>{text}</PanelNote>
      <ul>
        {visible.map((duplicate) => (
          <Line key={duplicate.contact.id} duplicate={duplicate} id={id} />
        ))}
        {hiddenCount > 0 && (
          <li>
            <Button type="link" onClick={() => setShowsAll(true)}>
              {t('form.moreDuplicates', { count: hiddenCount })}
            </Button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
