import { useState, type ReactNode } from 'react';
import type { CallReply } from '@pignon/shared/api';
import { mayBeCalled, mayBeMailed } from '@pignon/shared/domain/contact/consent';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { MAX_RANKED_CONTACTS } from '@pignon/shared/domain/matching/matching.limits';
import { useTranslation } from '@pignon/shared/i18n';
import { MailIcon, PanelContent, PhoneIcon, Tag, usePriceText } from '@pignon/shared/ui/core';
import { useCartContacts } from '../../data/cart.queries';
import { useNewlyMatching } from '../../data/matching.queries';
import { ContactLineById } from '../contact-line-by-id';
import { SelectionActions } from '../matching/selection-actions';
import { RankedList } from '../matching/ranked-list';
import { RankedSkeleton } from '../matching/ranked-skeleton';
import { useListedNames } from '../use-contact-name';
import type { Drop } from './price-drop-events';
import { PlanCalls } from './plan-customer-calls';
import styles from './price-drop.module.css';

/** Channels by which a customer agreed to be contacted. */
function ConsentTags({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact');
  const [isCallable, isMailable] = [mayBeCalled(contact), mayBeMailed(contact)];
  return (
    <p className={styles.reach}>
      <Tag tone={isCallable ? 'green' : 'neutral'} icon={<PhoneIcon />}>
        {t(isCallable ? 'drop.mayCall' : 'drop.mayNotCall')}
      </Tag>
      <Tag tone={isMailable ? 'green' : 'neutral'} icon={<MailIcon />}>
        {t(isMailable ? 'drop.mayMail' : 'drop.mayNotMail')}
      </Tag>
    </p>
  );
}

function Actions({ drop, contactIds }: { drop: Drop; contactIds: readonly number[] }) {
  const contacts = useCartContacts(contactIds);
  return (
    <>
      <PlanCalls drop={drop} query={contacts} />
      <SelectionActions
        chosen={{ contacts: contactIds }}
        tour={{ references: [drop.reference], contactIds }}
        pairs={contactIds.map((contactId) => ({ contactId, reference: drop.reference }))}
        secondary
      />
    </>
  );
}

interface PeopleProps {
  drop: Drop;
  people: CallReply<'POST property/{reference}/newly-matching'>;
}

/** The customers, of whom all that are read first are selected. */
function People({ drop, people }: PeopleProps) {
  const { t } = useTranslation('contact');
  const ids = people.map(({ contactId }) => contactId);
  const [selectedIds, setSelectedIds] = useState<readonly number[]>(ids);
  const nameOf = useListedNames(ids);
  return (
    <RankedList
      label={t('drop.people')}
      items={people.map(({ contactId, ...ranked }) => ({ id: contactId, ...ranked }))}
      most={MAX_RANKED_CONTACTS}
      nameOf={nameOf}
      draw={(id) => <ContactLineById contactId={id} below={({ contact }) => <ConsentTags contact={contact} />} />}
      actions={(contactIds) => <Actions drop={drop} contactIds={contactIds} />}
      stale={false}
      selectedIds={selectedIds}
      onSelect={setSelectedIds}
    />
  );
}

/** Customers for whom the lower price makes a property match, all selected at first, with actions. */
export function NewCustomers(drop: Drop): ReactNode {
  const { t } = useTranslation('contact');
  const query = useNewlyMatching(drop);
  const priceTextOf = usePriceText(drop.reference);
  return (
    <PanelContent
      query={query}
      skeleton={<RankedSkeleton />}
      isEmpty={(people) => people.length === 0}
      empty={t('drop.nobody')}
    >
      {(people) => (
        <>
          <p className={styles.lead}>
            {t(people.length >= MAX_RANKED_CONTACTS ? 'drop.leadOrMore' : 'drop.lead', {
              count: people.length,
              before: priceTextOf(drop.before),
              after: priceTextOf(drop.after),
            })}
          </p>
          <People drop={drop} people={people} />
        </>
      )}
    </PanelContent>
  );
}
