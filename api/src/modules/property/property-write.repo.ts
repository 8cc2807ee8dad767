import { isoOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import { marketSpan } from '@pignon/shared/domain/property/market/market';
import { displayedPrice, pricePerSquareMetre } from '@pignon/shared/domain/property/price/price';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { insertRows, updateRows, type RowOf, type TableShape } from '../../db/rows';

/** A property to write, with its kind of transaction. */
export interface PropertyRecord {
  reference: string;
  technicalId: string;
  fields: PropertyFields & { transactionType: TransactionType };
  createdTime: DateTime;
  modifiedTime: DateTime;
}

const SHAPE = {
  table: 'property',
  columns: {
    reference: 'text',
    technical_id: 'text',
    transaction_type: 'text',
    property_status: 'text',
    property_type: 'text',
    title: 'text',
    city: 'text',
    postcode: 'text',
    insee: 'text',
    lat: 'double precision',
    lon: 'double precision',
    negotiator: 'text',
    price: 'numeric',
    price_no_fees: 'numeric',
    price_per_square_metre: 'numeric',
    home_size: 'numeric',
    land_size: 'numeric',
    rooms: 'int',
    bedrooms: 'int',
    energy_class: 'text',
    ges_class: 'text',
    parts: 'jsonb',
    created_time: 'timestamptz',
    modified_time: 'timestamptz',
  },
} satisfies TableShape<string>;

const NEW = { ...SHAPE, columns: { ...SHAPE.columns, market_since: 'date' } } satisfies TableShape<string>;

const LINK = {
  table: 'property_contact',
  columns: { reference: 'text', contact_id: 'bigint', types: 'text[]' },
} satisfies TableShape<string>;

/** Builds the row: searched fields as columns, the rest in `parts`, contacts in their own table. */
function toRow({ reference, technicalId, fields, createdTime, modifiedTime }: PropertyRecord): RowOf<typeof SHAPE> {
  const { title, transactionType, propertyStatus, propertyType, negotiator, contactTypes: _, ...parts } = fields;
  const { rooms, bedrooms, homeSize } = roomFigures(fields);
  const price = displayedPrice(fields);
  const { landSize } = fields.propertyMetadata;
  return {
    reference,
    technical_id: technicalId,
    transaction_type: transactionType,
    property_status: propertyStatus,
    property_type: propertyType,
    title,
    city: fields.location.city,
    postcode: fields.location.postcode,
    insee: fields.location.insee,
    lat: fields.location.lat,
    lon: fields.location.lon,
    negotiator,
    price,
    price_no_fees: fields.financialInfo.priceNoFees,
    price_per_square_metre: pricePerSquareMetre(price, { propertyType, homeSize, landSize }),
    home_size: homeSize,
    land_size: landSize,
    rooms,
    bedrooms,
    energy_class: fields.energyEfficiency.energyClass,
    ges_class: fields.energyEfficiency.gesClass,
    parts,
    created_time: isoOf(createdTime),
    modified_time: isoOf(modifiedTime),
  };
}

function linksOf({ reference, fields }: PropertyRecord): RowOf<typeof LINK>[] {
  return Object.entries(fields.contactTypes).map(([id, types]) => ({ reference, contact_id: Number(id), types }));
}

/** A new property has neither mandate nor history, so its time on market starts at `createdTime`. */
function newRow(record: PropertyRecord): RowOf<typeof NEW> {
  const { createdTime, fields } = record;
  const { propertyStatus } = fields;
  const span = marketSpan({ propertyStatus, createdTime: isoOf(createdTime), mandateStart: null, changes: [] });
  return { ...toRow(record), market_since: span?.since ?? null };
}

export async function insertProperties(tx: Queryable, records: readonly PropertyRecord[]): Promise<void> {
  await insertRows(tx, NEW, records.map(newRow));
  await insertRows(tx, LINK, records.flatMap(linksOf));
}

export async function updateProperties(tx: Queryable, records: readonly PropertyRecord[]): Promise<void> {
  await updateRows(tx, SHAPE, 'reference', records.map(toRow));
  const references = records.map(({ reference }) => reference);
  await tx.query(sql`delete from property_contact where reference = any(${references}::text[])`);
  await insertRows(tx, LINK, records.flatMap(linksOf));
}
