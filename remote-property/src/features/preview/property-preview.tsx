import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatDate, formatPrice, formatPricePerArea, useTranslation } from '@pignon/shared/i18n';
import {
  ButtonLink,
  CartToggle,
  EnergyBadge,
  Facts,
  MandateStatusTag,
  MandateTypeTag,
  PencilIcon,
  PropertyStatusTag,
  Thumbnail,
  TransactionTag,
} from '@pignon/shared/ui/core';
import { headingKey } from '../heading-key';
import styles from './property-preview.module.css';

/** Preview of a property in the list: description, price, location, links. */
export function PropertyPreview({ property }: { property: PropertySummary }): ReactNode {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  const mayWrite = useMay('write');
  const { reference, price, homeSize, landSize, rooms, bedrooms, negotiator } = property;
  const address = paths.property(reference);
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <Thumbnail src={property.cover?.path} alt="" height="fill" eager />
      </div>
      <p className={styles.price}>
        {price === null ? t('common:property.noPrice') : formatPrice(price, property.transactionType)}
        {property.pricePerSquareMetre !== null && price !== null && homeSize !== null && (
          <small>{formatPricePerArea(price, homeSize)}</small>
        )}
      </p>
      <div className={styles.tags}>
        <TransactionTag type={property.transactionType} />
        <PropertyStatusTag status={property.propertyStatus} />
        {property.mandateType && <MandateTypeTag type={property.mandateType} />}
        {property.mandateStatus && (
          <MandateStatusTag status={property.mandateStatus} transaction={property.transactionType} />
        )}
        <EnergyBadge letter={property.energyClass} />
      </div>
      <Facts
        facts={[
          { label: t(headingKey('reference')), value: reference },
          { label: t(headingKey('propertyType')), value: t(`propertyType.${property.propertyType}`) },
          { label: t(headingKey('city')), value: [property.postcode, property.city].filter(Boolean).join(' ') },
          { label: t(headingKey('homeSize')), value: homeSize !== null && formatArea(homeSize) },
          { label: t(headingKey('landSize')), value: landSize !== null && formatArea(landSize) },
          { label: t(headingKey('rooms')), value: rooms },
          { label: t(headingKey('bedrooms')), value: bedrooms },
          { label: t(headingKey('negotiator')), value: negotiator && nameOf(negotiator) },
          { label: t(headingKey('createdTime')), value: formatDate(property.createdTime) },
          { label: t(headingKey('modifiedTime')), value: formatDate(property.modifiedTime) },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink type="primary" to={address}>
          {t('preview.open')}
        </ButtonLink>
        {mayWrite && (
          <ButtonLink to={`${address}/edit`} icon={<PencilIcon />}>
            {t('preview.edit')}
          </ButtonLink>
        )}
        <CartToggle kind="property" id={reference} />
      </div>
    </div>
  );
}
