import { useId, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames, StarIcon } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import styles from './feedback.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars, each wide enough for a thumb; arrow keys work as in a radio group. */
export function RatingInput({ id, value = null, onChange, ...aria }: Control<number | null>): ReactNode {
  const { t } = useTranslation('activity');
  const group = useId();
  return (
    <div {...aria} id={id} className={styles.stars} role="radiogroup" aria-label={t('field.visit.feedback.interest')}>
      {STARS.map((star) => (
        <label key={star} className={classNames(styles.star, value !== null && star <= value && styles.lit)}>
          <input type="radio" name={group} value={star} checked={star === value} onChange={() => onChange?.(star)} />
          <StarIcon aria-hidden />
          <span className="pg-hidden">{t('feedback.stars', { count: star })}</span>
        </label>
      ))}
      {value !== null && (
        <span className={styles.soft} aria-hidden>
          {t(`feedback.interest.${value}`)}
        </span>
      )}
    </div>
  );
}
