import { codesWithin } from '@pignon/shared/domain/commune/arrondissements';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import type { Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import type { MayBeWithout } from '@pignon/shared/domain/property/property.enums';
import sql, { join, type Sql } from 'sql-template-tag';
import { oneOf, whereAll, within } from '../../../db/conditions';
import { meetsTerm, textTerms } from '../../../places/text-terms';
import { areaConditions } from './location.conditions';

/** Columns of optional fields. */
const COLUMNS: Readonly<Record<MayBeWithout, Sql>> = {
  price: sql`p.price`,
  rooms: sql`p.rooms`,
  bedrooms: sql`p.bedrooms`,
  homeSize: sql`p.home_size`,
  landSize: sql`p.land_size`,
  dpe: sql`p.energy_class`,
  negotiator: sql`p.negotiator`,
  city: sql`p.insee`,
  mandateType: sql`p.mandate_type`,
};

/** Filters applied to every facet: text, areas, contacts, references, features and orientation. */
export function plainConditions(filter: ParsedPropertyFilter): (Sql | undefined)[] {
  const { text, contactId, exceptNegotiators, references, location, without, features, orientation } = filter;
  return [
    ...textTerms(text ?? '').map((term) => meetsTerm(term, sql`p.search_text`, sql`p.insee`)),
    references && sql`p.reference = any(${references}::text[])`,
    contactId === undefined
      ? undefined
      : sql`p.reference in (select reference from property_contact where contact_id = ${contactId})`,
    exceptNegotiators && sql`p.negotiator <> all(${exceptNegotiators}::text[])`,
    features && features.length > 0 ? sql`p.features @> ${features}::text[]` : undefined,
    orientation && orientation.length > 0 ? sql`p.orientation && ${orientation}::text[]` : undefined,
    location?.exceptCities && sql`p.insee <> all(${codesWithin(location.exceptCities)}::text[])`,
    ...(without ?? []).map((place) => sql`${COLUMNS[place]} is null`),
    ...areaConditions(location),
  ];
}

/** Both days inclusive, in French time. */
function addedOn({ from, to }: NonNullable<ParsedPropertyFilter['added']>): Sql | undefined {
  const bounds = [
    from === undefined ? undefined : sql`p.created_time >= ${startOfDay(from)}::timestamptz`,
    to === undefined ? undefined : sql`p.created_time < ${startOfDay(addDays(to, 1))}::timestamptz`,
  ].filter((bound) => bound !== undefined);
  return bounds.length > 0 ? join(bounds, ' and ') : undefined;
}

/** Filters by facet, so that a facet is counted without its own. */
export function facetConditions(filter: ParsedPropertyFilter): Readonly<Record<Facet, Sql | undefined>> {
  const { transactionType, negotiator, added } = filter;
  return {
    transactionType: transactionType && sql`p.transaction_type = ${transactionType}`,
    propertyType: oneOf(sql`p.property_type`, filter.propertyType),
    propertyStatus: oneOf(sql`p.property_status`, filter.propertyStatus),
    mandateStatus: oneOf(sql`p.mandate_status`, filter.mandateStatus),
    mandateType: oneOf(sql`p.mandate_type`, filter.mandateType),
    city: oneOf(sql`p.insee`, codesWithin(filter.location?.cities ?? [])),
    price: within(sql`p.price`, filter.price),
    homeSize: within(sql`p.home_size`, filter.homeSize),
    landSize: within(sql`p.land_size`, filter.landSize),
    rooms: within(sql`p.rooms`, filter.rooms),
    bedrooms: within(sql`p.bedrooms`, filter.bedrooms),
    dpe: oneOf(sql`p.energy_class`, filter.dpe),
    negotiator: negotiator ? sql`p.negotiator = ${negotiator}` : undefined,
    // Features are counted under `plainConditions`, each in addition to the selected ones.
    features: undefined,
    added: added && addedOn(added),
  };
}

/** Conditions of all criteria of a search. */
export const propertyConditions = (filter: ParsedPropertyFilter): Sql =>
  whereAll([...plainConditions(filter), ...Object.values(facetConditions(filter))]);
