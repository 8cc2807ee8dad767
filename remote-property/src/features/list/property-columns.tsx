import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { shortTitle } from '@pignon/shared/domain/property/title';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import {
  Area,
  DateText,
  EnergyBadge,
  MandateStatusTag,
  Money,
  PropertyStatusTag,
  Thumbnail,
} from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import styles from './list.module.css';

type Translate = (key: string) => string;

const THUMBNAIL_HEIGHT = 40;

function whole(value: number | null) {
  return value === null ? (
    <span className="pg-nothing">—</span>
  ) : (
    <span className="pg-tabular">{formatNumber(value)}</span>
  );
}

/** A rent keeps its cents, a sale price per m² does not. */
function perSquareMetre({ pricePerSquareMetre: value, transactionType }: PropertySummary): number | null {
  return value === null || transactionType === 'RENT' ? value : Math.round(value);
}

function Identity({ property, t }: { property: PropertySummary; t: Translate }) {
  return (
    <span className={styles.identity}>
      <Thumbnail src={property.cover?.path} alt="" height={THUMBNAIL_HEIGHT} />
      <span>
        <strong title={property.title}>
          {shortTitle(property.title || t(`propertyType.${property.propertyType}`))}
        </strong>
        <small className="pg-tabular">
          {[
            property.reference,
            t(`propertyType.${property.propertyType}`),
            t(`transactionType.${property.transactionType}`),
          ].join(' · ')}
        </small>
      </span>
    </span>
  );
}

/** Columns of the table view; those with `sort` are the ones the API can order by. */
export function propertyColumns(t: Translate): Column<PropertySummary>[] {
  return [
    {
      key: 'reference',
      title: t('column.property'),
      primary: true,
      sort: 'reference',
      render: (property) => <Identity property={property} t={t} />,
    },
    {
      key: 'city',
      title: t('column.city'),
      sort: 'city',
      render: (p) => (
        <span className={styles.city}>
          {p.city}
          <small className="pg-tabular">{p.postcode}</small>
        </span>
      ),
    },
    { key: 'price', title: t('column.price'), align: 'end', sort: 'price', render: (p) => <Money euros={p.price} /> },
    {
      key: 'pricePerSquareMetre',
      title: t('column.pricePerSquareMetre'),
      align: 'end',
      sort: 'pricePerSquareMetre',
      from: 960,
      render: (p) => <Money euros={perSquareMetre(p)} />,
    },
    {
      key: 'homeSize',
      title: t('column.homeSize'),
      align: 'end',
      sort: 'homeSize',
      render: (p) => <Area m2={p.homeSize} />,
    },
    {
      key: 'landSize',
      title: t('column.landSize'),
      align: 'end',
      sort: 'landSize',
      from: 1280,
      render: (p) => <Area m2={p.landSize} />,
    },
    { key: 'rooms', title: t('column.rooms'), align: 'end', sort: 'rooms', from: 960, render: (p) => whole(p.rooms) },
    { key: 'bedrooms', title: t('column.bedrooms'), align: 'end', from: 1280, render: (p) => whole(p.bedrooms) },
    { key: 'energy', title: t('column.energy'), render: (p) => <EnergyBadge letter={p.energyClass} /> },
    { key: 'status', title: t('column.status'), render: (p) => <PropertyStatusTag status={p.propertyStatus} /> },
    {
      key: 'mandate',
      title: t('column.mandate'),
      from: 1280,
      render: (p) =>
        p.mandateStatus ? <MandateStatusTag status={p.mandateStatus} /> : <span className="pg-nothing">—</span>,
    },
    {
      key: 'modifiedTime',
      title: t('column.modified'),
      align: 'end',
      sort: 'modifiedTime',
      from: 1280,
      render: (p) => <DateText iso={p.modifiedTime} />,
    },
  ];
}

export function usePropertyColumns(): Column<PropertySummary>[] {
  const { t } = useTranslation('property');
  return propertyColumns(t);
}
