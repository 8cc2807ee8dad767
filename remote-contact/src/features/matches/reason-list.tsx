import type { ReactNode } from 'react';
import type { Reason, Verdict } from '@pignon/shared/domain/matching/matching.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { CheckIcon, CircleDotIcon, Tag, XIcon, type Tone } from '@pignon/shared/ui/core';
import styles from './matches.module.css';

const VERDICT_TAGS: Readonly<Record<Verdict, readonly [Tone, ReactNode]>> = {
  MATCH: ['green', <CheckIcon key="i" />],
  NEAR: ['amber', <CircleDotIcon key="i" />],
  MISS: ['crimson', <XIcon key="i" />],
};

function Points({ points, share }: { points: number; share: number }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <span className={styles.points} title={t('matches.points', { points, share })}>
      <span aria-hidden>
        <strong>{points}</strong>/{share}
      </span>
      <span className="pg-hidden">{t('matches.points', { points, share })}</span>
    </span>
  );
}

/** Reasons for and against a property: a sentence and points per criterion; their sum is the score. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }): ReactNode {
  const { t } = useTranslation('contact');
  const total = (of: 'points' | 'share') => reasons.reduce((sum, reason) => sum + reason[of], 0);
  const isExcluded = reasons.some(({ criterion, verdict }) => criterion === 'TRANSACTION_TYPE' && verdict === 'MISS');
  return (
    <ul className={styles.reasonList}>
      {reasons.map(({ criterion, verdict, text, points, share }) => (
        <li key={criterion}>
          <Tag tone={VERDICT_TAGS[verdict][0]} icon={VERDICT_TAGS[verdict][1]}>
            {t(`matches.verdict.${verdict}`)}
          </Tag>
          <span>{text}</span>
          <Points points={points} share={share} />
        </li>
      ))}
      {reasons.length > 0 && (
        <li className={styles.total}>
          <span>{t(isExcluded ? 'matches.ruledOut' : 'matches.total')}</span>
          <Points points={total('points')} share={total('share')} />
        </li>
      )}
    </ul>
  );
}
