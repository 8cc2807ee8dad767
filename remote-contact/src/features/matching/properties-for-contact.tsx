import { useState, type ReactNode } from 'react';
import { MAX_RANKED_PROPERTIES } from '@pignon/shared/domain/matching/matching.limits';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, ScreenEmpty, ScreenError, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useCartContact, type CartContact } from '../../data/cart.queries';
import { useRankedProperties } from '../../data/matching.queries';
import { ContactLine } from '../contact-line';
import { PropertySlot } from '../property-slot';
import { SelectionActions } from './selection-actions';
import { RankedList } from './ranked-list';
import { RankedSkeleton } from './ranked-skeleton';
import styles from './matching.module.css';

interface PropertiesProps {
  contact: CartContact['contact'];
  strict: boolean;
  seen: boolean;
}

function Properties({ contact, strict, seen }: PropertiesProps): ReactNode {
  const { t } = useTranslation('contact');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const query = useRankedProperties(contact.filters, strict, seen ? undefined : contact.id);
  if (contact.erased) return <ScreenEmpty title={t('erased.title')}>{t('erased.text')}</ScreenEmpty>;
  if (contact.filters.length === 0) {
    const edit = <ButtonLink to={paths.editContact(contact.id)}>{t('matching.addSearch')}</ButtonLink>;
    return (
      <ScreenEmpty title={t('matching.noSearch')} action={edit}>
        {t('matching.noSearchText')}
      </ScreenEmpty>
    );
  }
  if (!query.data) {
    if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <ScreenLoading>
        <RankedSkeleton />
      </ScreenLoading>
    );
  }
  if (query.data.length === 0)
    return (
      <ScreenEmpty title={t('matching.noProperty')}>
        {t(seen ? 'matching.noPropertyText' : 'matching.noUnseenProperty')}
      </ScreenEmpty>
    );
  return (
    <RankedList
      label={t('matching.properties')}
      items={query.data.map(({ reference, ...ranked }) => ({ id: reference, ...ranked }))}
      most={MAX_RANKED_PROPERTIES}
      nameOf={(reference) => t('matching.property', { reference })}
      draw={(reference) => <PropertySlot reference={reference} dense />}
      actions={(references) => (
        <SelectionActions
          chosen={{ properties: references }}
          tour={{ references, contactIds: [contact.id] }}
          pairs={references.map((reference) => ({ contactId: contact.id, reference }))}
        />
      )}
      stale={query.isPlaceholderData}
      selectedIds={selectedIds}
      onSelect={setSelectedIds}
    />
  );
}

/** Properties that match a contact, best first. */
export function ForContact({
  contactId,
  ...options
}: {
  contactId: number;
  strict: boolean;
  seen: boolean;
}): ReactNode {
  const { t } = useTranslation('contact');
  const query = useCartContact(contactId);
  if (query.data === undefined) {
    if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <ScreenLoading>
        <Skeleton height={64} />
      </ScreenLoading>
    );
  }
  if (query.data === null) return <ScreenEmpty title={t('detail.missing')}>{t('cart.gone')}</ScreenEmpty>;
  return (
    <>
      <section className={styles.subject} aria-label={t('matching.contact')}>
        <ContactLine {...query.data} />
      </section>
      <Properties contact={query.data.contact} {...options} />
    </>
  );
}
