import { useEffect, useState, type ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, GitCompareArrowsIcon, Panel, PanelContent, PanelNote, Skeleton } from '@pignon/shared/ui/core';
import { useCartContacts } from '../data/cart.queries';
import { useCartMatches, usePropertyNames } from '../data/matches.queries';
import { ContactName } from '../features/contact-name';
import { MatchTable } from '../features/matches/match-table';
import { matrixOf, isMatch } from '../features/matches/match-matrix';
import styles from '../features/matches/matches.module.css';

/** Customers compared at a time: each is a call and a column. */
const CUSTOMERS_PER_PAGE = 8;

interface ShownProps extends Pick<SlotProps<'cart.matches'>, 'references' | 'onPairs'> {
  customers: readonly Contact[];
  strict: boolean;
}

function Pairs({ customers, references, strict, onPairs }: ShownProps): ReactNode {
  const { t } = useTranslation('contact');
  const query = useCartMatches(customers, references);
  const properties = usePropertyNames(references);
  const pairs = query.data;
  useEffect(() => {
    onPairs((pairs ?? []).filter(isMatch).map(({ contactId, reference, score }) => ({ contactId, reference, score })));
  }, [pairs, onPairs]);
  const matrix = pairs && matrixOf(pairs, { strict });
  return (
    <PanelContent
      query={{ data: matrix, error: query.error, refetch: query.refetch }}
      skeleton={<Skeleton height={160} />}
      isEmpty={({ references: rows }) => rows.length === 0}
      empty={t('matches.noneStrict')}
    >
      {(loadedMatrix) => (
        <MatchTable
          matrix={loadedMatrix}
          customers={new Map(customers.map((customer) => [customer.id, customer]))}
          properties={properties.data ?? new Map()}
        />
      )}
    </PanelContent>
  );
}

function Names({ contacts }: { contacts: readonly Contact[] }) {
  return contacts.map((contact) => <ContactName key={contact.id} contact={contact} />);
}

/** In the cart: matching of its properties and customers, with reasons. */
export function Slot({ references, contactIds, onPairs }: SlotProps<'cart.matches'>): ReactNode {
  const { t } = useTranslation('contact');
  const [strict, setStrict] = useState(false);
  const [page, setPage] = useState(0);
  const contacts = useCartContacts(contactIds);
  const withCriteria = (contacts.data ?? []).filter(({ filters }) => filters.length > 0);
  const withoutCriteria = (contacts.data ?? []).filter(
    ({ filters, contactType }) => filters.length === 0 && contactType.includes('CUSTOMER'),
  );
  const pages = Math.ceil(withCriteria.length / CUSTOMERS_PER_PAGE);
  const at = Math.min(page, Math.max(pages - 1, 0));
  const customers = withCriteria.slice(at * CUSTOMERS_PER_PAGE, (at + 1) * CUSTOMERS_PER_PAGE);
  const toggle = (
    <label className={styles.strict}>
      <input type="checkbox" checked={strict} onChange={() => setStrict(!strict)} />
      {t('matches.strict')}
    </label>
  );
  return (
    <Panel title={t('matches.title')} icon={<GitCompareArrowsIcon />} action={toggle}>
      <PanelContent
        query={contacts}
        skeleton={<Skeleton height={160} />}
        isEmpty={() => withCriteria.length === 0}
        empty={t('matches.noCriteria')}
      >
        {() => <Pairs customers={customers} references={references} strict={strict} onPairs={onPairs} />}
      </PanelContent>
      <div className={styles.notes}>
        {pages > 1 && (
          <p>
            {t('matches.some', {
              from: at * CUSTOMERS_PER_PAGE + 1,
              to: at * CUSTOMERS_PER_PAGE + customers.length,
              total: withCriteria.length,
            })}
            <Button size="small" disabled={at === 0} onClick={() => setPage(at - 1)}>
              {t('matches.previous')}
            </Button>
            <Button size="small" disabled={at === pages - 1} onClick={() => setPage(at + 1)}>
              {t('matches.next')}
            </Button>
          </p>
        )}
        {withCriteria.length > 0 && withoutCriteria.length > 0 && (
          <p>
            {t('matches.without', { count: withoutCriteria.length })} <Names contacts={withoutCriteria} />
          </p>
        )}
      </div>
      {contacts.data && contacts.data.length < contactIds.length && (
        <PanelNote>{t('matches.gone', { count: contactIds.length - contacts.data.length })}</PanelNote>
      )}
    </Panel>
  );
}
