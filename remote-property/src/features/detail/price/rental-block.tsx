import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatEuro, useTranslation } from '@pignon/shared/i18n';
import { Alert, MaskedValue, Money, Price } from '@pignon/shared/ui/core';
import { FactList } from '../sections/section';
import { rentalTerms, type RentalTerms } from './rental-terms';
import { landlordFees, tenantFeeSentence } from './tenant-fee-sentence';
import styles from './price.module.css';

function RentControl({ control }: { control: NonNullable<RentalTerms['rentControl']> }) {
  const { t } = useTranslation('property');
  return (
    <>
      <p className={styles.priceNote}>{t('rent.control')}</p>
      <FactList
        facts={[
          {
            label: t('rent.referenceIncreased'),
            value: <Price euros={control.referenceRentIncreased} transaction="RENT" />,
          },
          { label: t('rent.base'), value: <Price euros={control.baseRent} transaction="RENT" /> },
          control.complement !== null && {
            label: t('rent.complement'),
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
  const terms = rentalTerms(property);
  if (!terms) return null;
  const sentence = tenantFeeSentence(terms, t);
  return (
    <>
      <p className={styles.priceNote}>
        {t(terms.furnished ? 'rent.furnished' : 'rent.bare')}
        {sentence && <>. {sentence}.</>}
      </p>
      <FactList
        facts={[
          { label: t('rent.total'), value: <Price euros={terms.total} transaction="RENT" /> },
          { label: t('rent.noCharges'), value: <Price euros={terms.rent} transaction="RENT" /> },
          terms.rentExcludingVat !== null && {
            label: t('rent.excludingVat'),
            value: <Price euros={terms.rentExcludingVat} transaction="RENT" />,
          },
          { label: t(`rent.charges.${terms.chargeMode}`), value: <Price euros={terms.charges} transaction="RENT" /> },
          terms.leaseType !== 'STANDARD' && { label: t('rent.lease'), value: t(`lease.${terms.leaseType}`) },
          terms.leaseMonths !== null && {
            label: t('form.leaseMonths'),
            value: t('rent.months', { count: terms.leaseMonths }),
          },
          { label: t('rent.deposit'), value: <Money euros={terms.deposit} /> },
          terms.feeMode !== null && { label: t('rent.feeMode'), value: t(`rent.feeMode.${terms.feeMode}`) },
          terms.tenantFeePerSquareMetre !== null && {
            label: t('rent.feePerArea'),
            value: t('rent.perArea', { fee: formatEuro(terms.tenantFeePerSquareMetre) }),
          },
          terms.landlordFee !== null && {
            label: t('rent.landlordFee'),
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
