import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatEuro, formatPrice, useTranslation } from '@pignon/shared/i18n';
import { DateText, classNames } from '@pignon/shared/ui/core';
import { squareMetrePrice } from './price/sale-terms';
import styles from './detail.module.css';

/** Price, location and reference of a property. */
export function PropertyHeading({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { price, location } = property;
  const { agencyReference } = property.listing;
  const perSquareMetre = squareMetrePrice(property);
  const place = [location.postcode, location.city].filter(Boolean).join(' ');
  return (
    <div className={styles.head}>
      <p className={classNames(styles.headPrice, 'pg-tabular')}>
        {price === null ? (
          <span className={styles.headNone}>{t('property.noPrice')}</span>
        ) : (
          formatPrice(price, property.transactionType)
        )}
        {price !== null && property.transactionType === 'RENT' && <small>{t('rent.chargesIncluded')}</small>}
        {perSquareMetre !== null && (
          <small>
            {t('price.perArea', {
              price: formatEuro(property.transactionType === 'RENT' ? perSquareMetre : Math.round(perSquareMetre)),
            })}
          </small>
        )}
      </p>
      <p className={styles.headPlace}>
        <span>{property.propertyMetadata.subtype ?? t(`propertyType.${property.propertyType}`)}</span>
        {place && <span>{place}</span>}
        <span className="pg-tabular">{property.reference}</span>
        {agencyReference !== null && agencyReference !== property.reference && (
          <span>{t('property.agencyReference', { reference: agencyReference })}</span>
        )}
        <span>
          {t('detail.modified')} <DateText iso={property.modifiedTime} as="relative" />
        </span>
      </p>
    </div>
  );
}
