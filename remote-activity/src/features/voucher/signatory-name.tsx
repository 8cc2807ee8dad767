import type { ReactNode } from 'react';
import type { SignedVoucher } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { MaskedValue } from '@pignon/shared/ui/core';

interface SignatoryNameProps {
  signatory: Omit<SignedVoucher['signatories'][number], 'signedAt'>;
  /** Number that replaces the name in front of customers. */
  number: number;
}

/** Hidden from other customers. */
export function SignatoryName({ signatory: { name, company }, number }: SignatoryNameProps): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <MaskedValue spoken={t('voucher.visitor', { number })}>
      <span>{[name, company].filter(Boolean).join(', ')}</span>
    </MaskedValue>
  );
}
