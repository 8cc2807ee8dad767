import { useState, type ReactNode } from 'react';
import { MAX_RANKED_CONTACTS } from '@pignon/shared/domain/matching/matching.limits';
import { useTranslation } from '@pignon/shared/i18n';
import { ScreenEmpty, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { useRankedContacts } from '../../data/matching.queries';
import { ContactLineById } from '../contact-line-by-id';
import { isMissing } from '../missing-contact';
import { PropertySlot } from '../property-slot';
import { useListedNames } from '../use-contact-name';
import { SelectionActions } from './selection-actions';
import { RankedList } from './ranked-list';
import { RankedSkeleton } from './ranked-skeleton';
import styles from './matching.module.css';

interface ForPropertyProps {
  reference: string;
  strict: boolean;
  /** True to include contacts to whom the property was proposed. */
  seen: boolean;
}

function Contacts({ reference, strict, seen }: ForPropertyProps): ReactNode {
  const { t } = useTranslation('contact');
  const [selectedIds, setSelectedIds] = useState<readonly number[]>([]);
  const query = useRankedContacts(reference, strict, !seen);
  const nameOf = useListedNames((query.data ?? []).map(({ contactId }) => contactId));
  if (!query.data) {
    if (query.error && isMissing(query.error))
      return <ScreenEmpty title={t('matching.goneProperty')}>{t('matching.goneText', { reference })}</ScreenEmpty>;
    if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <ScreenLoading>
        <RankedSkeleton />
      </ScreenLoading>
    );
  }
  if (query.data.length === 0)
    return (
      <ScreenEmpty title={t('matching.nobody')}>
        {t(seen ? 'matching.nobodyText' : 'matching.nobodyUnseen')}
      </ScreenEmpty>
    );
  return (
    <RankedList
      label={t('matching.contacts')}
      items={query.data.map(({ contactId, ...ranked }) => ({ id: contactId, ...ranked }))}
      most={MAX_RANKED_CONTACTS}
      nameOf={nameOf}
      draw={(id) => <ContactLineById contactId={id} dense />}
      actions={(contactIds) => (
        <SelectionActions
          chosen={{ contacts: contactIds }}
          tour={{ references: [reference], contactIds }}
          pairs={contactIds.map((contactId) => ({ contactId, reference }))}
        />
      )}
      stale={query.isPlaceholderData}
      selectedIds={selectedIds}
      onSelect={setSelectedIds}
    />
  );
}

/** Customers matching a property, best first. */
export function ForProperty(props: ForPropertyProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <>
      <section className={styles.subject} aria-label={t('matching.theProperty')}>
        <PropertySlot reference={props.reference} dense />
      </section>
      <Contacts {...props} />
    </>
  );
}
