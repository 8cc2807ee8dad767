import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { DateText, MandateStatusTag, MaskedValue } from '@pignon/shared/ui/core';
import { Timeline } from '@pignon/shared/ui/timeline';
import type { Step } from './mandate-timeline';
import { PartyName } from './party-name';
import styles from './detail.module.css';

export interface HistoryListProps {
  steps: readonly Step[];
  names: ReadonlyMap<number, string> | undefined;
  transaction: TransactionType;
}

function StepText({ step, names, transaction }: Omit<HistoryListProps, 'steps'> & { step: Step }): ReactNode {
  const { t } = useTranslation('mandate');
  const { all, nameOf } = useColleagues();
  if (step.kind === 'signature')
    return (
      <span>
        {t('history.signature')} <PartyName contactId={step.contactId} name={names?.get(step.contactId)} />
      </span>
    );
  if (step.kind === 'amendment')
    return (
      <span>
        {step.endDate === null ? (
          t('history.amendment')
        ) : (
          <MaskedValue>{t('history.extended', { day: formatDate(step.endDate) })}</MaskedValue>
        )}{' '}
        <MaskedValue>
          <span className={styles.soft}>{step.text}</span>
        </MaskedValue>
      </span>
    );
  const person = all.some(({ loginEmail }) => loginEmail === step.user) ? nameOf(step.user) : t('history.product');
  if (step.kind === 'renewal')
    return (
      <span>
        <MaskedValue>{t('history.renewed', { day: formatDate(step.until) })}</MaskedValue>{' '}
        <span className={styles.soft}>{person}</span>
      </span>
    );
  return (
    <span>
      <MandateStatusTag status={step.status} transaction={transaction} /> <span className={styles.soft}>{person}</span>
    </span>
  );
}

/** Statuses, signatures and amendments of a mandate, in the given order. */
export function HistoryList({ steps, ...about }: HistoryListProps): ReactNode {
  return (
    <Timeline
      items={steps.map((step) => ({
        key: `${step.kind} ${isoOf(step.at)} ${step.kind === 'signature' ? step.contactId : ''}`,
        content: (
          <div className={styles.step}>
            <StepText step={step} {...about} />
            <span className={styles.soft}>
              <DateText iso={step.at} as={step.kind === 'amendment' ? 'day' : 'time'} />
            </span>
          </div>
        ),
      }))}
    />
  );
}
