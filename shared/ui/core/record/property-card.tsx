import type { ReactNode } from 'react';
import { BedDoubleIcon, DoorOpenIcon, ImagesIcon, RulerIcon, TreesIcon } from '../../icons';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatPrice, formatPricePerArea, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CartToggle } from './cart-toggle';
import { EnergyBadge } from './energy-badge';
import { Skeleton } from '../../basic/skeleton';
import { MandateTypeTag, PropertyStatusTag, TransactionTag } from './status-tags';
import { Thumbnail } from '../picture/thumbnail';
import './property-card.css';

export type PropertyCardProps = {
  property: PropertySummary;
  to: string;
  /** Called when a click is likely: on hover or focus. */
  onIntent?: () => void;
  eager?: boolean;
  /** Shown in the corner of the picture, such as a checkbox. */
  corner?: ReactNode;
};

function Figure({ icon, words, label }: { icon: ReactNode; words: string; label: string }) {
  return (
    <li title={label}>
      {icon}
      <span aria-hidden>{words}</span>
      <span className="pg-hidden">{label}</span>
    </li>
  );
}

function Figures({ property }: { property: PropertySummary }) {
  const { t } = useTranslation('common');
  const { homeSize, landSize, rooms, bedrooms } = property;
  return (
    <ul className="pg-card-figures pg-tabular">
      {homeSize !== null && <Figure icon={<RulerIcon />} words={formatArea(homeSize)} label={formatArea(homeSize)} />}
      {rooms !== null && (
        <Figure icon={<DoorOpenIcon />} words={String(rooms)} label={t('property.rooms', { count: rooms })} />
      )}
      {bedrooms !== null && (
        <Figure icon={<BedDoubleIcon />} words={String(bedrooms)} label={t('property.bedrooms', { count: bedrooms })} />
      )}
      {landSize !== null && (homeSize === null || rooms === null) && (
        <Figure
          icon={<TreesIcon />}
          words={formatArea(landSize)}
          label={t('property.land', { area: formatArea(landSize) })}
        />
      )}
      <li className="pg-card-energy">
        <EnergyBadge letter={property.energyClass} />
      </li>
    </ul>
  );
}

/** A property in a grid: picture, price, title and place, three figures. */
export function PropertyCard({ property, to, onIntent, eager, corner }: PropertyCardProps) {
  const { t } = useTranslation('common');
  const { price, transactionType, homeSize, photoCount } = property;
  const placeText = [property.postcode, property.city].filter(Boolean).join(' ');
  return (
    <article className="pg-card" onMouseEnter={onIntent} onFocus={onIntent}>
      <div className="pg-card-picture">
        <Thumbnail src={property.cover?.path} alt="" height="fill" eager={eager} />
        <div className="pg-card-badges">
          <TransactionTag type={transactionType} />
          {property.propertyStatus !== 'ACTIVE' && <PropertyStatusTag status={property.propertyStatus} />}
          {property.mandateType && <MandateTypeTag type={property.mandateType} />}
        </div>
        {corner && <div className="pg-card-corner">{corner}</div>}
        {photoCount > 1 && (
          <span className="pg-card-photos pg-tabular" aria-label={t('property.photos', { count: photoCount })}>
            <ImagesIcon />
            {photoCount}
          </span>
        )}
        <CartToggle kind="property" id={property.reference} />
      </div>
      <div className="pg-card-body">
        <p className="pg-card-price pg-tabular">
          {price === null ? (
            <span className="pg-card-noprice">{t('property.noPrice')}</span>
          ) : (
            formatPrice(price, transactionType)
          )}
          {price !== null && transactionType === 'SALE' && homeSize !== null && homeSize > 0 && (
            <small>{formatPricePerArea(price, homeSize)}</small>
          )}
        </p>
        <h2 className="pg-card-title">
          <Link to={to} title={property.title}>
            {property.title || t(`propertyType.${property.propertyType}`)}
          </Link>
        </h2>
        <p className="pg-card-place">
          {placeText && <span className="pg-card-town">{placeText}</span>}{' '}
          <span className="pg-card-ref">{property.reference}</span>
        </p>
        <Figures property={property} />
      </div>
    </article>
  );
}

/** Placeholder of a card, with exactly its size. */
export function PropertyCardSkeleton() {
  return (
    <div className="pg-card" aria-hidden>
      <div className="pg-card-picture">
        <span className="pg-thumbnail">
          <Skeleton height="100%" />
        </span>
      </div>
      <div className="pg-card-body">
        <div className="pg-card-price">
          <Skeleton width="45%" height={20} />
        </div>
        <div className="pg-card-title">
          <Skeleton width="85%" />
        </div>
        <div className="pg-card-place">
          <Skeleton width="60%" height={12} />
        </div>
        <div className="pg-card-figures">
          <Skeleton width="70%" height={14} />
        </div>
      </div>
    </div>
  );
}

/** A grid of cards, as many per row as fit. */
export function PropertyGrid({ children }: { children: ReactNode }) {
  return <div className="pg-card-grid">{children}</div>;
}
