import { useState, type ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { GitCompareArrowsIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useCartContact } from '../data/cart.queries';
import { useRankedContacts } from '../data/matching.queries';
import { matchingAddress } from '../features/matching/matching-address';
import { grouped } from '../features/matching/groups';
import { MatchCounts } from '../features/matching-panel/match-counts';
import { MatchingRow } from '../features/matching-panel/matching-row';
import matches from '../features/matches/matches.module.css';

const MAX_MATCHES = 5;

type RowProps = Omit<Parameters<typeof MatchingRow>[0], 'read'>;

function ReadRow(props: RowProps) {
  return <MatchingRow {...props} read={useCartContact(props.contactId).data} />;
}

/** On a property's page: best matching customers with reasons, and near matches. */
export function Slot({ reference }: SlotProps<'property.panel'>): ReactNode {
  const { t } = useTranslation('contact');
  const [strict, setStrict] = useState(false);
  const query = useRankedContacts(reference, strict);
  const total = query.data?.length ?? 0;
  const all = matchingAddress({ from: 'property', reference, strict, seen: true });
  return (
    <Panel
      title={t('panel.title')}
      icon={<GitCompareArrowsIcon />}
      action={total > 0 ? <Link to={all}>{t('panel.all')}</Link> : undefined}
    >
      <label className={matches.strict}>
        <input type="checkbox" checked={strict} onChange={() => setStrict(!strict)} />
        {t('matches.strict')}
      </label>
      <PanelContent query={query} isEmpty={(ranked) => ranked.length === 0} empty={t('panel.nobody')}>
        {(ranked) => {
          const { suiting, near } = grouped(ranked);
          return (
            <>
              <MatchCounts of="contacts" total={ranked.length} matchCount={suiting.length} />
              <PanelList>
                {[...suiting, ...near].slice(0, MAX_MATCHES).map((each) => (
                  <ReadRow key={each.contactId} reference={reference} {...each} />
                ))}
              </PanelList>
            </>
          );
        }}
      </PanelContent>
    </Panel>
  );
}
