import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatPrice, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { classNames, EnergyBadge, PropertyStatusTag, Tag, Thumbnail } from '@pignon/shared/ui/core';
import styles from './cart-property.module.css';

const HEIGHT = 54;
/** Height of two lines of text, in pixels. */
const DENSE_HEIGHT = 40;

interface CartPropertyProps {
  property: PropertySummary;
  /** Location beside the title. */
  dense?: boolean;
}

/** A property of the cart on one line: picture, title, price, place, key figures. */
export function CartProperty({ property, dense = false }: CartPropertyProps): ReactNode {
  const { t } = useTranslation('property');
  const { reference, title, propertyType, propertyStatus, transactionType, price, city, homeSize, landSize } = property;
  const { rooms, bedrooms } = property;
  const place = [city, reference].filter(Boolean).join(' · ');
  const figures = [
    homeSize === null ? null : formatArea(homeSize),
    rooms === null ? null : t('property.rooms', { count: rooms }),
    !bedrooms ? null : t('property.bedrooms', { count: bedrooms }),
    homeSize === null && landSize !== null ? t('property.land', { area: formatArea(landSize) }) : null,
  ].filter((figure) => figure !== null);
  return (
    <div className={styles.property}>
      <Thumbnail src={property.cover?.path} alt="" height={dense ? DENSE_HEIGHT : HEIGHT} />
      <div className={styles.text}>
        <p>
          <Link to={paths.property(reference)} title={title}>
            {title || t(`propertyType.${propertyType}`)}
          </Link>
          {transactionType === 'RENT' && <Tag tone="blue">{t('transactionType.RENT')}</Tag>}
          {propertyStatus !== 'ACTIVE' && <PropertyStatusTag status={propertyStatus} />}
          {dense && <span className={styles.soft}>{place}</span>}
        </p>
        {!dense && <p className={styles.soft}>{place}</p>}
        <p className={classNames(styles.facts, 'pg-tabular')}>
          <strong>{price === null ? t('property.noPrice') : formatPrice(price, transactionType)}</strong>
          <span className={styles.figures}>{figures.join(' · ')}</span>
          <EnergyBadge letter={property.energyClass} />
        </p>
      </div>
    </div>
  );
}
