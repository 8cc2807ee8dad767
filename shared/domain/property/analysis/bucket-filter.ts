import { arrondissementsOf } from '../../commune/arrondissements';
import type { Range } from '../../common/paging.schema';
import type { ParsedPropertyFilter } from '../property-find.schema';
import { addedSince, bandAt, bandEdges } from './bands';
import { FEATURES } from '../property.enums';
import { LAST_COUNT, NO_VALUE, OTHERS, type Facet } from './dimensions';

export type Fragment = Partial<ParsedPropertyFilter>;

/** Filter of a bucket: merged into the filter it was counted under, it lists the counted properties. */
export interface Bucket {
  facet: Facet;
  key: string;
  /** Listed values, which OTHERS excludes. */
  listed: readonly string[];
  /** A commune is counted without its arrondissements, which have buckets of their own. */
  withoutArrondissements?: boolean;
}

function meet(a: Range | undefined, b: Range): Range {
  const [mins, maxs] = [
    [a?.min, b.min],
    [a?.max, b.max],
  ].map((ends) => ends.filter((end) => end !== undefined));
  return {
    ...(mins && mins.length > 0 ? { min: Math.max(...mins) } : {}),
    ...(maxs && maxs.length > 0 ? { max: Math.min(...maxs) } : {}),
  };
}

function rangeOf(facet: Facet, key: string, dto: ParsedPropertyFilter): Range {
  const edges = bandEdges(facet, dto.transactionType);
  if (edges) return bandAt(edges, edges.indexOf(Number(key)));
  const count = Number(key);
  return count === LAST_COUNT[facet] ? { min: count } : { min: count, max: count };
}

type Missing = NonNullable<ParsedPropertyFilter['without']>[number];

/** Filter for properties without a value of the facet; removes the criterion on its value. */
function without(dto: ParsedPropertyFilter, facet: Missing, emptyFilter: Fragment): Fragment {
  return { ...emptyFilter, without: [...new Set([...(dto.without ?? []), facet])] };
}

/** The part of a find's dto that restricts it to a bucket. */
export function bucketFilter(
  { facet, key, listed, withoutArrondissements = false }: Bucket,
  dto: ParsedPropertyFilter,
): Fragment {
  switch (facet) {
    case 'transactionType':
    case 'propertyType':
    case 'propertyStatus':
    case 'mandateStatus':
      return { [facet]: facet === 'transactionType' ? key : [key] };
    case 'mandateType':
    case 'dpe':
      return key === NO_VALUE ? without(dto, facet, { [facet]: [] }) : { [facet]: [key] };
    case 'negotiator':
      if (key === NO_VALUE) return without(dto, facet, { negotiator: '' });
      return key === OTHERS
        ? { negotiator: '', exceptNegotiators: [...(dto.exceptNegotiators ?? []), ...listed] }
        : { negotiator: key };
    case 'city': {
      const location = { ...dto.location, cities: key === OTHERS || key === NO_VALUE ? [] : [key] };
      if (key === NO_VALUE) return without(dto, facet, { location });
      const arrondissements = withoutArrondissements ? arrondissementsOf(key) : [];
      const cities = key === OTHERS ? listed : arrondissements;
      if (cities.length === 0 && key !== OTHERS) return { location };
      return { location: { ...location, exceptCities: [...(location.exceptCities ?? []), ...cities] } };
    }
    case 'features':
      // added to the present ones: a search requires all features
      return { features: FEATURES.filter((one) => one === key || dto.features?.includes(one)) };
    case 'added':
      return { added: { from: addedSince(Number(key)) } };
    case 'price':
    case 'homeSize':
    case 'landSize':
    case 'rooms':
    case 'bedrooms':
      return key === NO_VALUE
        ? without(dto, facet, { [facet]: {} })
        : { [facet]: meet(dto[facet], rangeOf(facet, key, dto)) };
  }
}

/** Two fragments of different dimensions together. */
export function mergeFilters(a: Fragment, b: Fragment): Fragment {
  const missing = [...(a.without ?? []), ...(b.without ?? [])];
  return { ...a, ...b, ...(missing.length > 0 ? { without: [...new Set(missing)] } : {}) };
}
