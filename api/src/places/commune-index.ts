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
  /** By which of its names a commune begins with the text, its own first; undefined where by none. Blanks count for nothing. */
  nameBeginning: (commune: Commune, text: string) => string | undefined;
}

/** A key without its blanks: names are typed in one word, or with hyphens that are not theirs. */
export const joined = (key: string): string => key.split(' ').join('');

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
  const joinedNames = new Map<string, { name: string; key: string }[]>();
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
    nameBeginning(commune, text) {
      const begin = joined(cityKey(text));
      let names = joinedNames.get(commune.insee);
      if (!names) {
        names = [commune.name, ...commune.otherNames].map((name) => ({ name, key: joined(cityKey(name)) }));
        joinedNames.set(commune.insee, names);
      }
      return begin === '' ? undefined : names.find(({ key }) => key.startsWith(begin))?.name;
    },
  };
}
