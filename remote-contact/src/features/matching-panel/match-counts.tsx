import type { ReactNode } from 'react';
import { MAX_RANKED_CONTACTS, MAX_RANKED_PROPERTIES } from '@pignon/shared/domain/matching/matching.limits';
import { useTranslation } from '@pignon/shared/i18n';
import styles from './matching-panel.module.css';

const MOST = { contacts: MAX_RANKED_CONTACTS, properties: MAX_RANKED_PROPERTIES };

interface MatchCountsProps {
  of: keyof typeof MOST;
  total: number;
  suiting: number;
}

/** How many were ranked: those that suit, those that miss something, and whether there are more of them. */
export function MatchCounts({ of, total, suiting }: MatchCountsProps): ReactNode {
  const { t } = useTranslation('contact');
  const parts = [
    t(`panel.suiting.${of}`, { count: suiting }),
    total > suiting && t('panel.near', { count: total - suiting }),
    total === MOST[of] && t('panel.most', { count: total }),
  ];
  return (
    <p className={styles.counts} role="status">
      {parts.filter(Boolean).join(' · ')}
    </p>
  );
}
