import type { ReactNode } from 'react';
import { MAX_RANKED_CONTACTS, MAX_RANKED_PROPERTIES } from '@pignon/shared/domain/matching/matching.limits';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import styles from './matching-panel.module.css';

const MAX = { contacts: MAX_RANKED_CONTACTS, properties: MAX_RANKED_PROPERTIES };

interface MatchCountsProps {
  of: keyof typeof MAX;
  total: number;
  matchCount: number;
}

/** Counts of ranked items: matches, near misses, and whether there are more. Hidden from customers for a property. */
export function MatchCounts({ of, total, matchCount }: MatchCountsProps): ReactNode {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  if (masked && of === 'contacts') return null;
  const parts = [
    t(`panel.suiting.${of}`, { count: matchCount }),
    total > matchCount && t('panel.near', { count: total - matchCount }),
    total === MAX[of] && t('panel.most', { count: total }),
  ];
  return (
    <p className={styles.counts} role="status">
      {parts.filter(Boolean).join(' · ')}
    </p>
  );
}
