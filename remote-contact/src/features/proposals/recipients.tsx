import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Pair, RefusedPair } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { BanIcon, CheckIcon } from '@pignon/shared/ui/core';
import { useCartContact } from '../../data/cart.queries';
import { ContactName } from '../contact-name';
import styles from './proposals.module.css';

/** A contact by name, masked where needed; without a name while loading. */
export function ContactWithName({ contactId }: { contactId: number }): ReactNode {
  const { t } = useTranslation('contact');
  const { data } = useCartContact(contactId);
  return data ? <ContactName contact={data.contact} /> : t('detail.contact');
}

function References({ references }: { references: readonly string[] }) {
  return references.map((reference, index) => (
    <span key={reference}>
      {index > 0 && ', '}
      <Link to={paths.property(reference)}>{reference}</Link>
    </span>
  ));
}

/** Groups pairs for display, each group with its customer. */
function groupsOf<Each extends Pair>(pairs: readonly Each[], keyOf: (pair: Each) => unknown): [number, Each[]][] {
  const groups = new Map<unknown, Each[]>();
  for (const pair of pairs) groups.set(keyOf(pair), [...(groups.get(keyOf(pair)) ?? []), pair]);
  return [...groups.values()].map((group) => [group[0]?.contactId ?? 0, group]);
}

interface RecipientsProps {
  accepted: readonly Pair[];
  refused: readonly RefusedPair[];
}

/** Properties for each recipient, and refused pairs with reasons. */
export function Recipients({ accepted, refused }: RecipientsProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <>
      {accepted.length > 0 && (
        <section aria-label={t('propose.will')}>
          <h3>{t('propose.will')}</h3>
          <ul className={styles.people}>
            {groupsOf(accepted, ({ contactId }) => contactId).map(([contactId, pairs]) => (
              <li key={contactId}>
                <CheckIcon className={styles.yes} />
                <span>
                  <strong>
                    <ContactWithName contactId={contactId} />
                  </strong>{' '}
                  <References references={pairs.map(({ reference }) => reference)} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section aria-label={t('propose.willNot')}>
          <h3>{t('propose.willNot')}</h3>
          <ul className={styles.people}>
            {groupsOf(refused, ({ contactId, message }) => `${contactId} ${message}`).map(([contactId, pairs]) => (
              <li key={`${contactId} ${pairs[0]?.reference}`}>
                <BanIcon className={styles.no} />
                <span>
                  <strong>
                    <ContactWithName contactId={contactId} />
                  </strong>{' '}
                  <References references={pairs.map(({ reference }) => reference)} />
                  <span className={styles.why}>{pairs[0]?.message}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
