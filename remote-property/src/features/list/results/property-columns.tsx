import { useMemo, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import {
  COLUMN_FIELDS,
  COLUMN_ORDER,
  isFieldColumn,
  isPrivateColumn,
  type FieldColumn,
  type LineColumn,
} from '@pignon/shared/domain/property/list/property-columns';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Area,
  DateText,
  EnergyBadge,
  MandateStatusTag,
  MandateTypeTag,
  MaskedValue,
  Money,
  Price,
  PropertyStatusTag,
  Thumbnail,
} from '@pignon/shared/ui/core';
import { fieldColumn } from '@pignon/shared/ui/list';
import type { Column } from '@pignon/shared/ui/table';
import { headingKey } from '../../heading-key';
import type { TableColumn } from '../list-state';
import { fieldText } from '../../field-text';
import { PrivateMoney } from '../../private-money';
import styles from '../list.module.css';

type Translate = (key: string, values?: Record<string, number>) => string;

function formatInteger(value: number | null) {
  return value === null ? (
    <span className="pg-nothing">—</span>
  ) : (
    <span className="pg-tabular">{formatNumber(value)}</span>
  );
}

/** Rents keep cents, sale prices per m² do not. */
function perSquareMetre({ pricePerSquareMetre: value, transactionType }: PropertySummary): number | null {
  return value === null || transactionType === 'RENT' ? value : Math.round(value);
}

function Identity({ property, t }: { property: PropertySummary; t: Translate }) {
  return (
    <span className={styles.identity}>
      <Thumbnail src={property.cover?.path} alt="" />
      <span>
        <strong className="pg-cut" title={property.title}>
          {property.title || t(`propertyType.${property.propertyType}`)}
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

type Cell = (property: PropertySummary, t: Translate, nameOf: (email: string) => string) => ReactNode;

const emptyValue = <span className="pg-nothing">—</span>;

/** A column present in each row. */
type OwnColumn = Exclude<LineColumn, 'title'>;

const CELLS: Readonly<Record<OwnColumn, Cell>> = {
  reference: (p) => <span className="pg-tabular">{p.reference}</span>,
  propertyType: (p, t) => t(`propertyType.${p.propertyType}`),
  transactionType: (p, t) => t(`transactionType.${p.transactionType}`),
  propertyStatus: (p) => <PropertyStatusTag status={p.propertyStatus} />,
  price: (p) => <Price euros={p.price} transaction={p.transactionType} />,
  priceNoFees: (p) => <PrivateMoney euros={p.priceNoFees} />,
  netToSeller: (p) => <PrivateMoney euros={p.netToSeller} />,
  pricePerSquareMetre: (p) => <Money euros={perSquareMetre(p)} />,
  homeSize: (p) => <Area m2={p.homeSize} />,
  landSize: (p) => <Area m2={p.landSize} />,
  rooms: (p) => formatInteger(p.rooms),
  bedrooms: (p) => formatInteger(p.bedrooms),
  energyClass: (p) => <EnergyBadge letter={p.energyClass} />,
  gesClass: (p) => <EnergyBadge letter={p.gesClass} scale="ges" />,
  city: (p) => (
    <span className={styles.city}>
      {p.city}
      <small className="pg-tabular">{p.postcode}</small>
    </span>
  ),
  postcode: (p) => <span className="pg-tabular">{p.postcode ?? emptyValue}</span>,
  mandateStatus: (p) =>
    p.mandateStatus ? <MandateStatusTag status={p.mandateStatus} transaction={p.transactionType} /> : emptyValue,
  mandateType: (p) => (p.mandateType ? <MandateTypeTag type={p.mandateType} /> : emptyValue),
  negotiator: (p, _, nameOf) => (p.negotiator ? nameOf(p.negotiator) : emptyValue),
  photoCount: (p) => formatInteger(p.photoCount),
  marketDays: (p, t) =>
    p.marketDays === null ? (
      emptyValue
    ) : (
      <MaskedValue>
        <span className="pg-tabular">{t('columns.days', { count: p.marketDays })}</span>
      </MaskedValue>
    ),
  createdTime: (p) => <DateText iso={p.createdTime} />,
  modifiedTime: (p) => <DateText iso={p.modifiedTime} />,
};

/** Columns with numbers, aligned to the end. */
const FIGURES: readonly OwnColumn[] = [
  'price',
  'priceNoFees',
  'netToSeller',
  'pricePerSquareMetre',
  'homeSize',
  'landSize',
  'rooms',
  'bedrooms',
  'photoCount',
  'marketDays',
  'createdTime',
  'modifiedTime',
];

/** Figures and dates that need a label. */
const LABELLED: readonly OwnColumn[] = FIGURES.filter((column) => column !== 'price' && column !== 'homeSize');

/** Default columns that narrow windows omit; chosen columns are always shown. */
const MIN_WINDOW_WIDTHS: Readonly<Partial<Record<OwnColumn, 960 | 1280 | 1440>>> = {
  pricePerSquareMetre: 960,
  rooms: 960,
  landSize: 1440,
  bedrooms: 1280,
  mandateStatus: 1280,
  modifiedTime: 1280,
};

/** Column widths when the table scrolls; the default columns fit an office screen. */
const WIDTHS: Readonly<Record<OwnColumn, number>> = {
  reference: 110,
  propertyType: 120,
  transactionType: 100,
  propertyStatus: 122,
  price: 98,
  priceNoFees: 130,
  netToSeller: 130,
  pricePerSquareMetre: 78,
  homeSize: 86,
  landSize: 84,
  rooms: 76,
  bedrooms: 82,
  energyClass: 52,
  gesClass: 52,
  city: 128,
  postcode: 96,
  mandateStatus: 118,
  mandateType: 118,
  negotiator: 160,
  photoCount: 72,
  marketDays: 112,
  createdTime: 96,
  modifiedTime: 96,
};

/** The column of a field of the catalogue. */
function columnOf(column: FieldColumn) {
  const { path, field } = COLUMN_FIELDS[column];
  return fieldColumn({ column, field, textOf: (value) => fieldText(path, value) });
}

/** Columns of the table view, the property first; those with `sort` are sortable by the API and not private. */
export function usePropertyColumns(columns: readonly TableColumn[], atDefault: boolean): Column<PropertySummary>[] {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  const masked = usePrivacy();
  return useMemo(() => {
    const ownColumn = (key: OwnColumn): Omit<Column<PropertySummary>, 'key' | 'title'> => ({
      render: (property) => CELLS[key](property, t, nameOf),
      sort: masked && isPrivateColumn(key) ? undefined : COLUMN_ORDER[key],
      width: WIDTHS[key],
      ...(FIGURES.includes(key) && { align: 'end' }),
      labelled: LABELLED.includes(key),
      ...(atDefault && { from: MIN_WINDOW_WIDTHS[key] }),
    });
    const column = (key: TableColumn): Column<PropertySummary> => ({
      key,
      title: t(headingKey(key)),
      ...(isFieldColumn(key) ? columnOf(key) : ownColumn(key)),
    });
    const identity: Column<PropertySummary> = {
      key: 'property',
      title: t('column.property'),
      primary: true,
      sort: columns.includes('reference') ? undefined : 'reference',
      render: (property) => <Identity property={property} t={t} />,
      width: 310,
    };
    return [identity, ...columns.map(column)];
  }, [columns, atDefault, t, nameOf, masked]);
}
