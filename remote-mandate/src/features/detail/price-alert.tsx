import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { priceGap } from '@pignon/shared/domain/property/compliance/mandate-price-rules';
import { formatEuro, useTranslation } from '@pignon/shared/i18n';
import { Alert, ButtonLink } from '@pignon/shared/ui/core';
import { useEntrusted } from '../../data/entrusted.queries';

interface PriceAlertProps {
  reference: string;
  /** The running mandate that an amendment would change. */
  mandateId: number;
}

/** The price of a property is not that of its running mandate: which is which, and the way to an amendment. */
export function PriceAlert({ reference, mandateId }: PriceAlertProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { data } = useEntrusted(reference);
  const writes = useMay('write');
  const gap = data ? priceGap(data) : null;
  if (gap === null) return null;
  return (
    <Alert
      type="warning"
      title={t('gap.price', { displayed: formatEuro(gap.displayed), mandated: formatEuro(gap.mandated) })}
      action={writes && <ButtonLink to={`/mandate/${mandateId}?amend=price`}>{t('amend.prepare')}</ButtonLink>}
    >
      {t('gap.priceText')}
    </Alert>
  );
}
