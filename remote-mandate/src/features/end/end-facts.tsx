import type { ReactNode } from 'react';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { DateText, MaskedValue, type Fact } from '@pignon/shared/ui/core';
import styles from '../detail/detail.module.css';
import type { Words } from '../mandate-title';
import { EndDate } from '../term';
import { kindText } from './kind-text';

const day = (iso: string | null): ReactNode => iso && <DateText iso={iso} />;

/** Facts about a mandate's end. */
export function endFacts(mandate: Mandate, t: Words): Fact[] {
  const { status, termination } = mandate;
  if (termination === null || isInForce(status) || status === 'SOLD') return [];
  const { kind, letterDate, letterNumber, effectiveDate, reason } = termination;
  return [
    { label: t('terms.ended'), value: <EndDate iso={effectiveDate} /> },
    { label: t('end.how'), value: kindText(mandate, kind, t) },
    { label: t(kind === 'WITHDRAWAL' ? 'end.sent' : 'end.letterDate'), value: day(letterDate) },
    { label: t('end.letterNumber'), value: letterNumber },
    {
      label: t('status.reason'),
      value: reason && (
        <MaskedValue>
          <span className={styles.reason}>{reason}</span>
        </MaskedValue>
      ),
    },
  ];
}
