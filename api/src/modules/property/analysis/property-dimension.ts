import { communeOf } from '@pignon/shared/domain/commune/arrondissements';
import { startOfDay } from '@pignon/shared/domain/common/day';
import { addedSince, bandEdges } from '@pignon/shared/domain/property/analysis/bands';
import {
  ADDED_WITHIN,
  LAST_COUNT,
  NO_VALUE,
  OTHERS,
  type Facet,
} from '@pignon/shared/domain/property/analysis/dimensions';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import sql, { type Sql } from 'sql-template-tag';

const COLUMNS: Readonly<Record<Facet, Sql>> = {
  transactionType: sql`p.transaction_type`,
  propertyType: sql`p.property_type`,
  propertyStatus: sql`p.property_status`,
  mandateStatus: sql`p.mandate_status`,
  mandateType: sql`p.mandate_type`,
  city: sql`p.insee`,
  price: sql`p.price`,
  homeSize: sql`p.home_size`,
  landSize: sql`p.land_size`,
  rooms: sql`p.rooms`,
  bedrooms: sql`p.bedrooms`,
  dpe: sql`p.energy_class`,
  negotiator: sql`p.negotiator`,
  features: sql`p.features`,
  added: sql`p.created_time`,
};

/** Lower bounds of the periods of creation, longest first. */
const addedEdges = () => ADDED_WITHIN.map((days) => startOfDay(addedSince(days))).reverse();

/**
 * Returns the bucket of a value: the index of a band or period, a count capped at the last one, any other value
 * unchanged.
 */
export function dimensionSql(facet: Facet, transactionType: TransactionType | undefined): Sql {
  const column = COLUMNS[facet];
  const edges = bandEdges(facet, transactionType);
  // float edges are exact for whole numbers and twice as fast
  if (edges) return sql`width_bucket(${column}::float8, ${edges}::float8[])`;
  if (facet === 'added') return sql`width_bucket(${column}, ${addedEdges()}::timestamptz[])`;
  const last = LAST_COUNT[facet];
  // `least` ignores nulls and would count them as the largest value
  return last === undefined ? column : sql`case when ${column} > ${last}::int then ${last}::int else ${column} end`;
}

/** Keeps listed values, merges all others. */
export const onlyListed = (value: Sql, listed: readonly string[]): Sql =>
  sql`case when ${value} is null or ${value} = any(${listed}::text[]) then ${value} else ${OTHERS} end`;

/** Builds a bucket's key from a value of `dimensionSql`: a band's key is its lower bound. */
export function keyOf(
  facet: Facet,
  transactionType: TransactionType | undefined,
  value: string | number | null,
): string {
  if (value === null) return NO_VALUE;
  const edges = bandEdges(facet, transactionType);
  return String(edges ? (edges[Number(value) - 1] ?? 0) : value);
}

/**
 * Keys under which a facet counts a property: its period of creation and all longer ones, one of its features, its
 * arrondissement and the commune of it, or its only value.
 */
export function keysOf(facet: Facet, transactionType: TransactionType | undefined, value: string | null): string[] {
  if (facet === 'added') return ADDED_WITHIN.slice(ADDED_WITHIN.length - Number(value)).map(String);
  if (facet === 'features') return value === null ? [] : [value];
  if (facet === 'city' && value !== null) return [...new Set([value, communeOf(value)])];
  return [keyOf(facet, transactionType, value)];
}
