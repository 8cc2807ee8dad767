import { uncapitalize } from '@pignon/shared/domain/common/french';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatEuro, useTranslation } from '@pignon/shared/i18n';
import { Alert, MaskedValue, Money, Price } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../../field-labels';
import { FactList } from '../sections/section';
import { rentalTerms, type RentalTerms } from './rental-terms';
import { landlordFees, tenantFeeSentence } from './tenant-fee-sentence';
import styles from './price.module.css';

function RentControl({ control }: { control: NonNullable<RentalTerms['rentControl']> }) {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  return (
    <>
      <p className={styles.priceNote}>{t('rent.control')}</p>
      <FactList
        facts={[
          {
            label: label('rentalInfo.rentControl.referenceRentIncreased'),
            value: <Price euros={control.referenceRentIncreased} transaction="RENT" />,
          },
          {
            label: label('rentalInfo.rentControl.baseRent'),
            value: <Price euros={control.baseRent} transaction="RENT" />,
          },
          control.complement !== null && {
            label: label('rentalInfo.rentControl.complement'),
            value: <Price euros={control.complement} transaction="RENT" />,
          },
        ]}
      />
    </>
  );
}

/** Rent, charges, deposit and tenant's fees. */
export function RentalBlock({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  const terms = rentalTerms(property);
  if (!terms) return null;
  const sentence = tenantFeeSentence(terms, t);
  return (
    <>
      <p className={styles.priceNote}>
        {terms.furnished ? label('rentalInfo.furnished') : t('rent.bare')}
        {sentence && <>. {sentence}.</>}
      </p>
      <FactList
        facts={[
          { label: label('price', true), value: <Price euros={terms.total} transaction="RENT" /> },
          { label: label('rentalInfo.rent'), value: <Price euros={terms.rent} transaction="RENT" /> },
          terms.rentExcludingVat !== null && {
            label: label('rentalInfo.rentExcludingVat'),
            value: <Price euros={terms.rentExcludingVat} transaction="RENT" />,
          },
          {
            label: t('rent.charges', { mode: uncapitalize(t(`chargeMode.${terms.chargeMode}`)) }),
            value: <Price euros={terms.charges} transaction="RENT" />,
          },
          terms.leaseType !== 'STANDARD' && {
            label: label('rentalInfo.leaseType'),
            value: t(`leaseType.${terms.leaseType}`),
          },
          terms.leaseMonths !== null && {
            label: label('rentalInfo.leaseMonths'),
            value: t('rent.months', { count: terms.leaseMonths }),
          },
          { label: label('rentalInfo.deposit'), value: <Money euros={terms.deposit} /> },
          terms.feeMode !== null && {
            label: label('rentalInfo.rentalFeeMode'),
            value: t(`rentalFeeMode.${terms.feeMode}`),
          },
          terms.tenantFeePerSquareMetre !== null && {
            label: t('rent.feePerArea'),
            value: t('rent.perArea', { fee: formatEuro(terms.tenantFeePerSquareMetre) }),
          },
          terms.landlordFee !== null && {
            label: label('rentalInfo.landlordFee'),
            value: <MaskedValue>{landlordFees(terms.landlordFee, terms.landlordInventoryFee, t)}</MaskedValue>,
          },
        ]}
      />
      {terms.depositTooHigh && terms.depositCap !== null && (
        <Alert type="warning" title={t('rent.depositTooHigh')}>
          {t('rent.depositCap', { cap: formatEuro(terms.depositCap) })}
        </Alert>
      )}
      {terms.rentControl && <RentControl control={terms.rentControl} />}
    </>
  );
}
