import { uncapitalize } from '@pignon/shared/domain/common/french';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatEuro, formatPercent, useTranslation } from '@pignon/shared/i18n';
import { Alert, MaskedValue, Money } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../../field-labels';
import { PrivateMoney } from '../../private-money';
import { useVatNote } from '../../vat-note';
import { FactList } from '../sections/section';
import { feesSentence } from './fees-sentence';
import { saleTerms } from './sale-terms';
import styles from './price.module.css';

/** Price of a sale: fee payer, fees, net for the seller. */
export function SaleBlock({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { label, heading } = useFieldLabels();
  const terms = saleTerms(property);
  const { monthlyExpenses, propertyTax } = property.financialInfo;
  const sentence = feesSentence(terms, t);
  const vatNote = useVatNote(property.location);
  return (
    <>
      {terms.payer === null && <Alert type="warning" title={t('fees.unknown')} />}
      {sentence && (
        <p className={styles.priceNote}>
          {terms.payer === 'SELLER' ? (
            sentence
          ) : (
            <>
              {t('fees.paid', { payer: uncapitalize(t(`feeType.${terms.payer}`)) })}.{' '}
              <MaskedValue>{sentence}</MaskedValue>
            </>
          )}
        </p>
      )}
      <FactList
        facts={[
          terms.payer !== null &&
            terms.payer !== 'SELLER' && {
              label: label('financialInfo.priceNoFees'),
              value: <PrivateMoney euros={terms.priceNoFees} />,
            },
          {
            label: label('fees'),
            value: <PrivateMoney euros={terms.fees} />,
          },
          terms.parts && {
            label: t('price.buyerPart'),
            value: (
              <MaskedValue>
                {t('price.part', { amount: formatEuro(terms.parts.buyer), percent: formatPercent(terms.parts.share) })}
              </MaskedValue>
            ),
          },
          terms.parts && { label: t('price.sellerPart'), value: <PrivateMoney euros={terms.parts.seller} /> },
          terms.rate !== null && {
            label: label('financialInfo.commissionRate'),
            value: (
              <MaskedValue>
                {terms.isSum ? t('price.sum', { percent: formatPercent(terms.rate) }) : formatPercent(terms.rate)}
              </MaskedValue>
            ),
          },
          {
            label: label('feesExcludingVat'),
            value: (
              <>
                <PrivateMoney euros={terms.feesExcludingVat} />
                {vatNote && ` (${vatNote})`}
              </>
            ),
          },
          {
            label: heading('netToSeller'),
            value: <PrivateMoney euros={terms.netToSeller} />,
          },
          monthlyExpenses !== null && {
            label: label('financialInfo.monthlyExpenses'),
            value: <Money euros={monthlyExpenses} />,
          },
          propertyTax !== null && { label: label('financialInfo.propertyTax'), value: <Money euros={propertyTax} /> },
        ]}
      />
    </>
  );
}
