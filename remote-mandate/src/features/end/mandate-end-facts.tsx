import type { ReactNode } from 'react';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { DateText, MaskedValue, type Fact } from '@pignon/shared/ui/core';
import styles from '../detail/detail.module.css';
import type { Words } from '../mandate-title';
import { EndDate } from '../mandate-term';

const day = (iso: string | null): ReactNode => iso && <DateText iso={iso} />;

/** Facts about a mandate's end. */
export function endFacts(mandate: Mandate, t: Words): Fact[] {
  const { status, termination } = mandate;
  if (termination === null || isInForce(status) || status === 'SOLD') return [];
  const { kind, letterDate, letterNumber, effectiveDate, reason } = termination;
  return [
    { label: t('field.termination.effectiveDate.short'), value: <EndDate iso={effectiveDate} /> },
    { label: t('field.termination.kind'), value: t(`terminationKind.${kind}`) },
    { label: t(kind === 'WITHDRAWAL' ? 'end.sent' : 'field.termination.letterDate'), value: day(letterDate) },
    { label: t('field.termination.letterNumber'), value: letterNumber },
    {
      label: t('field.termination.reason.short'),
      value: reason && (
        <MaskedValue>
          <span className={styles.reason}>{reason}</span>
        </MaskedValue>
      ),
    },
  ];
}
