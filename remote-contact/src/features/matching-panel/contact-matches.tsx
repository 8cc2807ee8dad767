import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, ButtonLink, HouseIcon, Panel, PanelContent, PanelList, PanelNote } from '@pignon/shared/ui/core';
import { useRankedProperties } from '../../data/matching.queries';
import { useAllProposals } from '../../data/proposal.queries';
import { matchingAddress } from '../matching/matching-address';
import { grouped } from '../matching/groups';
import { MatchCounts } from './match-counts';
import { MatchLinesSkeleton } from './match-lines-skeleton';
import { PropertyRow } from './property-row';
import styles from './matching-panel.module.css';

/** Number shown at first, and added by each step. */
const STEP = 5;

interface ContactMatchesProps {
  contact: Pick<Contact, 'id' | 'filters'>;
}

/** Leads to the criteria, for users who may change them. */
function CriteriaLink({ id, label }: { id: number; label: string }): ReactNode {
  return useMay('write') && <ButtonLink to={paths.editContact(id)}>{label}</ButtonLink>;
}

function Empty({ id, text, action }: { id: number; text: string; action: string }): ReactNode {
  return (
    <span className={styles.empty}>
      <span>{text}</span>
      <CriteriaLink id={id} label={action} />
    </span>
  );
}

function MatchingProperties({ contact: { id, filters } }: ContactMatchesProps): ReactNode {
  const { t } = useTranslation('contact');
  const [strict, setStrict] = useState(false);
  const [onlyNew, setUnseen] = useState(false);
  const [visibleCount, setVisibleCount] = useState(STEP);
  const query = useRankedProperties(filters, strict, onlyNew ? id : undefined);
  const { data: proposed } = useAllProposals(id);
  const known = new Map(proposed?.map((proposal) => [proposal.propertyRef, proposal]));
  const emptyKey = strict || onlyNew ? 'suits.noneOfThese' : 'suits.none';
  return (
    <>
      <div className={styles.choices}>
        <label>
          <input type="checkbox" checked={strict} onChange={() => setStrict(!strict)} />
          {t('matches.strict')}
        </label>
        <label>
          <input type="checkbox" checked={onlyNew} onChange={() => setUnseen(!onlyNew)} />
          {t('matching.hideSeen')}
        </label>
      </div>
      <PanelContent
        query={query}
        skeleton={<MatchLinesSkeleton lines={STEP} />}
        isEmpty={(ranked) => ranked.length === 0}
        empty={<Empty id={id} text={t(emptyKey)} action={t('suits.widen')} />}
      >
        {(ranked) => {
          const { suiting, near } = grouped(ranked);
          const hidden = ranked.length - visibleCount;
          return (
            <div aria-busy={query.isPlaceholderData || undefined} className={styles.ranked}>
              <MatchCounts of="properties" total={ranked.length} matchCount={suiting.length} />
              <PanelList>
                {[...suiting, ...near].slice(0, visibleCount).map(({ reference, score, reasons }) => (
                  <PropertyRow
                    key={reference}
                    contactId={id}
                    reference={reference}
                    score={score}
                    reasons={reasons}
                    proposal={known.get(reference)}
                  />
                ))}
                {hidden > 0 && (
                  <li>
                    <Button type="link" onClick={() => setVisibleCount((count) => count + STEP)}>
                      {t('suits.more', { count: Math.min(STEP, hidden) })}
                    </Button>
                  </li>
                )}
              </PanelList>
            </div>
          );
        }}
      </PanelContent>
    </>
  );
}

/** On a customer's page: the best matching active properties. */
export function ContactMatches({ contact }: ContactMatchesProps): ReactNode {
  const { t } = useTranslation('contact');
  const searches = contact.filters.length > 0;
  const all = matchingAddress({ from: 'contact', contactId: contact.id, strict: false, seen: true });
  return (
    <Panel
      title={t('suits.title')}
      icon={<HouseIcon />}
      action={searches ? <Link to={all}>{t('suits.all')}</Link> : undefined}
    >
      {searches ? (
        <MatchingProperties contact={contact} />
      ) : (
        <PanelNote>
          <Empty id={contact.id} text={t('matching.noSearchText')} action={t('matching.addSearch')} />
        </PanelNote>
      )}
    </Panel>
  );
}
