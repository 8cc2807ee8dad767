import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { wardNumber } from '@pignon/shared/domain/commune/wards';

/** One commune of France, or a ward of Paris, Lyon or Marseille; the point in WGS 84 degrees. */
export interface Commune {
  insee: string;
  name: string;
  postcodes: readonly string[];
  population: number;
  lat: number | null;
  lon: number | null;
  /** True when the point is the mean of its neighbours' and not its own. */
  approximate: boolean;
  otherNames: readonly string[];
}

/** The table of communes by code, by postcode and by name. */
export interface CommuneIndex {
  all: readonly Commune[];
  byCode: ReadonlyMap<string, Commune>;
  /** Those that bear a city's name, however it is spelled. */
  namesakes: (city: string) => readonly Commune[];
  /** Those that have a postcode. */
  withPostcode: (postcode: string) => readonly Commune[];
  /** The key of a commune's name, reckoned once. */
  keyOf: (commune: Commune) => string;
}

export const isWard = ({ insee }: Commune): boolean => wardNumber(insee) !== null;

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function indexCommunes(all: readonly Commune[]): CommuneIndex {
  const byPostcode = new Map<string, Commune[]>();
  const byKey = new Map<string, Commune[]>();
  for (const commune of all) {
    for (const postcode of commune.postcodes) push(byPostcode, postcode, commune);
    for (const name of [commune.name, ...commune.otherNames]) push(byKey, cityKey(name), commune);
  }
  const keys = new Map<string, string>();
  return {
    all,
    byCode: new Map(all.map((commune) => [commune.insee, commune])),
    namesakes: (city) => byKey.get(cityKey(city)) ?? [],
    withPostcode: (postcode) => byPostcode.get(postcode) ?? [],
    keyOf(commune) {
      const known = keys.get(commune.insee);
      if (known !== undefined) return known;
      const key = cityKey(commune.name);
      keys.set(commune.insee, key);
      return key;
    },
  };
}
