import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatPrice, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { PanelList, PropertyStatusTag, Skeleton, Thumbnail, classNames } from '@pignon/shared/ui/core';
import styles from './property-summary-row.module.css';

const HEIGHT = 48;

interface CompactPropertyProps {
  property: PropertySummary;
  /** At the right: a date, a button. */
  trailing?: ReactNode;
}

/** A property on one line: picture, title, price and location. */
export function PropertySummaryRow({ property, trailing }: CompactPropertyProps) {
  const { t } = useTranslation('property');
  const { price, homeSize, city, propertyStatus, title, propertyType, transactionType } = property;
  const facts = [city, homeSize === null ? null : formatArea(homeSize)].filter(Boolean).join(' · ');
  return (
    <div className={styles.compact}>
      <Thumbnail src={property.cover?.path} alt="" height={HEIGHT} />
      <div className={styles.compactText}>
        <p>
          <Link to={paths.property(property.reference)} title={title}>
            {title || t(`propertyType.${propertyType}`)}
          </Link>
          {propertyStatus !== 'ACTIVE' && <PropertyStatusTag status={propertyStatus} />}
        </p>
        <p className={classNames(styles.compactFacts, 'pg-tabular')}>
          <strong>{price === null ? t('property.noPrice') : formatPrice(price, transactionType)}</strong>
          {facts && <span>{facts}</span>}
        </p>
      </div>
      {trailing}
    </div>
  );
}

/** Placeholder of a loading line. */
export function PropertySummaryRowSkeleton() {
  return (
    <div className={styles.compact}>
      <Skeleton width={85} height={HEIGHT} />
      <div className={styles.compactText}>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    </div>
  );
}

/** Placeholder of a panel's lines. */
export function CompactLines({ lines }: { lines: number }) {
  return (
    <PanelList>
      {Array.from({ length: lines }, (_, line) => (
        <li key={line}>
          <PropertySummaryRowSkeleton />
        </li>
      ))}
    </PanelList>
  );
}
