import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { isQuestion } from '@pignon/shared/domain/proposal/proposal-status';
import type { Proposal, ProposalStep } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { DateText, MaskedValue } from '@pignon/shared/ui/core';
import { wordKey } from '../field-labels';
import styles from './proposals.module.css';

function Step({ at, status, by, user, means, reason, note }: ProposalStep) {
  const { t } = useTranslation('contact');
  const { nameOf } = useColleagues();
  const authorKind = by === 'PRODUCT' && status === 'OPENED' ? status : by;
  const authorName = user === null ? t(`proposal.by.${authorKind}`) : nameOf(user);
  const parts = [
    isQuestion({ by, reason, note }) ? t('proposal.asked') : t(`proposalStatus.${status}`),
    means && t(wordKey('proposalMeans', means)),
    reason && t(wordKey('refusalReason', reason)),
  ];
  return (
    <li>
      <span className={styles.soft}>
        <DateText iso={at} as="time" />
      </span>{' '}
      {parts.filter(Boolean).join(' · ')} <span className={styles.soft}>({authorName})</span>
      {note !== '' && (
        <MaskedValue>
          <q className={styles.note}>{note}</q>
        </MaskedValue>
      )}
    </li>
  );
}

/** History of a customer and a property, newest first. */
export function ProposalHistory({ history }: Pick<Proposal, 'history'>): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <details className={styles.history}>
      <summary>{t('proposal.history', { count: history.length })}</summary>
      <ol>
        {history.toReversed().map((step, index) => (
          <Step key={`${isoOf(step.at)} ${index}`} {...step} />
        ))}
      </ol>
    </details>
  );
}
