import type { ReactNode } from 'react';
import type { Reason, Verdict } from '@pignon/shared/domain/matching/matching.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ChevronDownIcon, ChevronUpIcon } from '@pignon/shared/ui/core';
import styles from './matches.module.css';

/** Sort order: misses first, as they decide. */
const ORDER: readonly Verdict[] = ['MISS', 'NEAR', 'MATCH'];

/** Sentences of a judgement: misses first, as they decide. */
export const summaryOf = (reasons: readonly Reason[]): string =>
  ORDER.flatMap((verdict) => reasons.filter((reason) => reason.verdict === verdict))
    .map(({ text }) => text)
    .join(' · ');

interface ReasonSummaryProps {
  reasons: readonly Reason[];
  /** Id of the element with the full text. */
  id: string;
  /** Name of the described contact or property. */
  name: string;
  open: boolean;
  onToggle: () => void;
}

/** Reasons in one truncated line; expands the full list. */
export function ReasonSummary({ reasons, id, name, open, onToggle }: ReasonSummaryProps): ReactNode {
  const { t } = useTranslation('contact');
  const summary = summaryOf(reasons);
  return (
    <button
      type="button"
      className={styles.why}
      title={summary}
      aria-expanded={open}
      aria-controls={id}
      onClick={onToggle}
    >
      <span className="pg-hidden">{t('matches.why', { name })}</span>
      <span className={styles.whyText}>{summary}</span>
      {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
    </button>
  );
}
