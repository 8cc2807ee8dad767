import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { priceGap } from '@pignon/shared/domain/property/compliance/mandate-price-rules';
import { formatPrice, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, ButtonLink } from '@pignon/shared/ui/core';
import { useMandateProperty } from '../../data/mandate-property.queries';

interface PriceAlertProps {
  reference: string;
  /** The running mandate that an amendment would change. */
  mandateId: number;
}

/** Warns that a property's price differs from its mandate's, with a link to an amendment. Hidden from customers. */
export function PriceAlert({ reference, mandateId }: PriceAlertProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { data } = useMandateProperty(reference);
  const mayWrite = useMay('write');
  const masked = usePrivacy();
  const gap = data && !masked ? priceGap(data) : null;
  if (!data || gap === null) return null;
  const priceTextOf = (price: number) => formatPrice(price, data.transactionType);
  return (
    <Alert
      type="warning"
      title={t('gap.price', { displayed: priceTextOf(gap.displayed), mandated: priceTextOf(gap.mandated) })}
      action={mayWrite && <ButtonLink to={`${paths.mandate(mandateId)}?amend=price`}>{t('amend.prepare')}</ButtonLink>}
    >
      {t('gap.priceText')}
    </Alert>
  );
}
