import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { arrondissementNumber } from '@pignon/shared/domain/commune/arrondissements';
import { joined, keysOfName, keyWithoutSmallWords, type NameKeys } from './name-keys';

/** A delegated, associated or former commune, or an earlier name; its postcode where the commune has several. */
export interface OtherName {
  name: string;
  postcode: string | null;
}

/** One commune of France, or an arrondissement of Paris, Lyon or Marseille; coordinates in WGS 84 degrees. */
export interface Commune {
  insee: string;
  name: string;
  postcodes: readonly string[];
  population: number;
  lat: number | null;
  lon: number | null;
  /** True when the point is the mean of its neighbours', as its own is unknown. */
  approximate: boolean;
  otherNames: readonly OtherName[];
  /** Former postcodes of the commune or its parts. */
  formerPostcodes: readonly string[];
}

/** The table of communes by code, by postcode and by name. */
export interface CommuneIndex {
  all: readonly Commune[];
  byCode: ReadonlyMap<string, Commune>;
  /** Communes with this present or former name, in any spelling. */
  namesakes: (city: string) => readonly Commune[];
  /** Communes with a postcode. */
  withPostcode: (postcode: string) => readonly Commune[];
  /** Communes that formerly had a postcode. */
  withFormerPostcode: (postcode: string) => readonly Commune[];
  /**
   * Returns the name of a commune that starts with the text, its own first; undefined for none. Ignores blanks; with
   * `loosely`, small words too.
   */
  beginning: (text: string, loosely?: boolean) => (commune: Commune) => string | undefined;
}

export const isArrondissement = ({ insee }: Commune): boolean => arrondissementNumber(insee) !== null;

/** All names of a commune, its own first. */
export const namesOf = ({ name, otherNames }: Commune): string[] => [name, ...otherNames.map((other) => other.name)];

/** True when the name is the commune's present own name. */
export const isCalled = ({ name }: Commune, city: string): boolean => cityKey(name) === cityKey(city);

type Groups = Map<string, Commune[]>;

function push(groups: Groups, key: string, commune: Commune): void {
  const group = groups.get(key);
  if (!group) groups.set(key, [commune]);
  else if (!group.includes(commune)) group.push(commune);
}

function groupedBy(all: readonly Commune[], keysOf: (commune: Commune) => Iterable<string>): Groups {
  const groups: Groups = new Map();
  for (const commune of all) for (const key of keysOf(commune)) if (key !== '') push(groups, key, commune);
  return groups;
}

/** Memoizes a function without arguments. */
function memoize<T>(make: () => T): () => T {
  let cached: { answer: T } | undefined;
  return () => (cached ??= { answer: make() }).answer;
}

export function indexCommunes(all: readonly Commune[]): CommuneIndex {
  const byPostcode = groupedBy(all, ({ postcodes }) => postcodes);
  const byFormerPostcode = groupedBy(all, ({ formerPostcodes }) => formerPostcodes);
  const names = memoize(() => new Map(all.map((commune) => [commune, namesOf(commune).map(keysOfName)])));
  const namesIn = (commune: Commune): readonly NameKeys[] => names().get(commune) ?? [];
  const byKey = memoize(() => groupedBy(all, (commune) => namesIn(commune).map(({ key }) => key)));
  const bySpelling = memoize(() => groupedBy(all, (commune) => namesIn(commune).flatMap(({ spellings }) => spellings)));
  const byLooseKey = memoize(() => groupedBy(all, (commune) => namesIn(commune).map(({ loose }) => loose)));
  return {
    all,
    byCode: new Map(all.map((commune) => [commune.insee, commune])),
    namesakes: (city) =>
      byKey().get(cityKey(city)) ??
      bySpelling().get(joined(cityKey(city))) ??
      byLooseKey().get(keyWithoutSmallWords(city)) ??
      [],
    withPostcode: (postcode) => byPostcode.get(postcode) ?? [],
    withFormerPostcode: (postcode) => byFormerPostcode.get(postcode) ?? [],
    beginning(text, loosely = false) {
      const prefix = loosely ? keyWithoutSmallWords(text) : joined(cityKey(text));
      const startsWithText = ({ spellings, loose }: NameKeys) =>
        loosely ? loose.startsWith(prefix) : spellings.some((spelling) => spelling.startsWith(prefix));
      return (commune) => (prefix === '' ? undefined : namesIn(commune).find(startsWithText)?.name);
    },
  };
}
