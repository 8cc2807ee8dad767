import { ENUMERATED, NO_VALUE, OTHERS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';

interface Counted {
  key: string;
  count: number;
}

/** Sorts buckets: ordered values in their order, numbers ascending, names by count; OTHERS, then NONE last. */
export function orderBuckets<Bucket extends Counted>(facet: Facet, buckets: readonly Bucket[]): Bucket[] {
  const own = ENUMERATED[facet];
  const byName = facet === 'city' || facet === 'negotiator';
  const last = ({ key }: Bucket) => (own?.includes(key) ? 0 : key === NO_VALUE ? 2 : key === OTHERS ? 1 : 0);
  const place = ({ key, count }: Bucket) => (own ? own.indexOf(key) : byName ? -count : Number(key));
  return [...buckets].sort((a, b) => last(a) - last(b) || place(a) - place(b) || a.key.localeCompare(b.key));
}
