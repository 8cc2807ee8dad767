import type { ReactNode } from 'react';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ContactName } from '../contact-name';
import type { Pair } from './match-matrix';
import { ReasonList } from './reason-list';
import styles from './matches.module.css';

interface MatchReasonsProps {
  pair: Pair;
  customer: Contact | undefined;
  property: PropertySummary | undefined;
}

/** Reasons why a property matches a customer or not: one sentence per criterion. */
export function MatchReasons({ pair, customer, property }: MatchReasonsProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.reasons}>
      <p>
        <strong className="pg-tabular">{t('matches.score', { score: pair.score })}</strong>{' '}
        {customer && <ContactName contact={customer} />}
        {' · '}
        {property?.title || pair.reference}
      </p>
      <ReasonList reasons={pair.reasons} />
    </div>
  );
}
