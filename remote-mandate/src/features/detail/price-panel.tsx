import type { ReactNode } from 'react';
import { saleFees } from '@pignon/shared/domain/mandate/sale-fees';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatEuro, formatPercent, useTranslation } from '@pignon/shared/i18n';
import { Facts, MaskedValue, Panel, TagIcon } from '@pignon/shared/ui/core';
import { dealKey } from '../field-labels';
import { MandatePrice } from '../mandate-price';

const masked = (text: string): ReactNode => (
  <MaskedValue>
    <span className="pg-tabular">{text}</span>
  </MaskedValue>
);

/** Price of a mandate and its parts; hidden from customers, as are the agency's and seller's amounts. */
export function PricePanel({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const { feeType, commissionRate, commissionAmount, transactionType } = mandate;
  const fees = transactionType === 'SALE' ? saleFees(mandate) : null;
  return (
    <Panel title={t('price.title')} icon={<TagIcon />}>
      <Facts
        facts={[
          { label: t(dealKey('price', transactionType)), value: <MandatePrice mandate={mandate} /> },
          { label: t('field.feeType'), value: transactionType === 'SALE' && t(`feeType.${feeType}`) },
          {
            label: t('field.commissionRate'),
            value: fees && commissionAmount === null && masked(formatPercent(commissionRate)),
          },
          { label: t('price.fees'), value: fees && masked(formatEuro(fees.fees)) },
          { label: t('price.buyerPart'), value: fees && feeType === 'SHARED' && masked(formatEuro(fees.buyerPart)) },
          { label: t('price.sellerPart'), value: fees && feeType === 'SHARED' && masked(formatEuro(fees.sellerPart)) },
          { label: t('price.net'), value: fees && masked(formatEuro(fees.netToSeller)) },
        ]}
      />
    </Panel>
  );
}
