import type { ReactNode } from 'react';
import { feedbackWords } from '@pignon/shared/domain/visit/feedback';
import type { Feedback } from '@pignon/shared/domain/visit/visit.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { MaskedValue, StarIcon, Tag } from '@pignon/shared/ui/core';
import styles from './feedback-link.module.css';

const LIKED_FROM = 4;

/** Interest of the visitors. */
export function InterestTag({ feedback: { interest } }: { feedback: Feedback }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <Tag tone={interest >= LIKED_FROM ? 'green' : 'neutral'} icon={<StarIcon />}>
      <span className="pg-hidden">{t('visit.interest')}</span>
      {t('visit.outOfFive', { interest })}
    </Tag>
  );
}

/** Feedback in one paragraph; hidden from customers. */
export function FeedbackText({ feedback }: { feedback: Feedback }): ReactNode {
  return (
    <p className={styles.text}>
      <MaskedValue>
        <span>{feedbackWords(feedback)}</span>
      </MaskedValue>
    </p>
  );
}
