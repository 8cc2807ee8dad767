import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatPercent, useTranslation } from '@pignon/shared/i18n';
import { MaskedValue, Money } from '@pignon/shared/ui/core';
import { FactList } from '../section';
import { feesSentence } from './fees-sentence';
import { saleTerms } from './sale-terms';
import styles from './price.module.css';

/** The price of a sale: who pays the fees, what they come to, what is left to the seller. */
export function SaleBlock({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const terms = saleTerms(property);
  const { monthlyExpenses, propertyTax } = property.financialInfo;
  const sentence = feesSentence(terms, t);
  return (
    <>
      {sentence && (
        <p className={styles.priceNote}>
          {terms.payer === 'SELLER' ? (
            sentence
          ) : (
            <>
              {t(`feeType.${terms.payer}`)}. <MaskedValue>{sentence}</MaskedValue>
            </>
          )}
        </p>
      )}
      <FactList
        facts={[
          terms.payer !== 'SELLER' && {
            label: t('price.noFees'),
            value: (
              <MaskedValue>
                <Money euros={terms.priceNoFees} />
              </MaskedValue>
            ),
          },
          {
            label: t('price.fees'),
            value: (
              <MaskedValue>
                <Money euros={terms.fees} />
              </MaskedValue>
            ),
          },
          {
            label: t('price.commission'),
            value: <MaskedValue>{formatPercent(terms.commissionRate)}</MaskedValue>,
          },
          {
            label: t('price.feesExclVat'),
            value: (
              <MaskedValue>
                <Money euros={terms.feesExcludingVat} />
              </MaskedValue>
            ),
          },
          {
            label: t('price.net'),
            value: (
              <MaskedValue>
                <Money euros={terms.netToSeller} />
              </MaskedValue>
            ),
          },
          monthlyExpenses !== null && { label: t('price.charges'), value: <Money euros={monthlyExpenses} /> },
          propertyTax !== null && { label: t('price.tax'), value: <Money euros={propertyTax} /> },
        ]}
      />
    </>
  );
}
