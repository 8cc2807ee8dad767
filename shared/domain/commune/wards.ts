import { cityKey } from './city-key';

/**
 * Paris, Lyon and Marseille are one commune each, divided into municipal wards (arrondissements: code général des
 * collectivités territoriales, art. L2511-3). The INSEE gives a ward a code of its own beside its commune's (code officiel
 * géographique). A place in a ward is in the commune; a place that says the commune alone may be in any of its wards.
 */
interface WardedCommune {
  insee: string;
  name: string;
  /** The code of the first ward, as a number; the others follow it. */
  firstWard: number;
  wards: number;
}

const WARDED: readonly WardedCommune[] = [
  { insee: '75056', name: 'Paris', firstWard: 75_101, wards: 20 },
  { insee: '69123', name: 'Lyon', firstWard: 69_381, wards: 9 },
  { insee: '13055', name: 'Marseille', firstWard: 13_201, wards: 16 },
];

const codeOf = ({ firstWard }: WardedCommune, number: number): string => String(firstWard + number - 1);

interface Ward {
  commune: WardedCommune;
  number: number;
}

const WARDS: ReadonlyMap<string, Ward> = new Map(
  WARDED.flatMap((commune) =>
    Array.from({ length: commune.wards }, (_, index) => index + 1).map(
      (number) => [codeOf(commune, number), { commune, number }] as const,
    ),
  ),
);

const WARDS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  WARDED.map(({ insee }) => [
    insee,
    [...WARDS].flatMap(([code, ward]) => (ward.commune.insee === insee ? [code] : [])),
  ]),
);

/** The codes of a commune's wards, in their order; none for one that has no wards. */
export const wardsOf = (insee: string): readonly string[] => WARDS_OF.get(insee) ?? [];

/** The code of the commune that an INSEE code is in: a ward's commune, any other code itself. */
export const communeOf = (insee: string): string => WARDS.get(insee)?.commune.insee ?? insee;

/** The name of the commune that a ward is of: "Paris" for "Paris 18e"; null for any other code. */
export const wardedName = (insee: string): string | null => WARDS.get(insee)?.commune.name ?? null;

/** True for Paris, Lyon and Marseille as a whole. */
export const hasWards = (insee: string): boolean => WARDS_OF.has(insee);

/** The number of a ward, from 1; null for any other code. */
export const wardNumber = (insee: string): number | null => WARDS.get(insee)?.number ?? null;

/** The codes of places in these communes, each once: of Paris its own and those of its wards, of a ward its own alone. */
export const codesWithin = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((insee) => [insee, ...wardsOf(insee)])),
];

/** True when one of these codes is the place's own, or its ward's commune. */
export const isWithin = (insee: string, codes: readonly string[]): boolean =>
  codes.includes(insee) || codes.includes(communeOf(insee));

/** Paris, Lyon or Marseille, where a city's name is theirs or a ward's. */
function townOf(city: string): WardedCommune | undefined {
  const key = cityKey(city);
  const isCalled = (code: string) => cityKey(wardName(code) ?? '') === key;
  return WARDED.find(({ insee, name }) => cityKey(name) === key || wardsOf(insee).some(isCalled));
}

/** Key shared by all names of a town: "PARIS 18EME" as "Paris", "ST DENIS" as "Saint-Denis". */
export const townKey = (city: string): string => cityKey(townOf(city)?.name ?? city);

/** The names of one town: of Paris its own and those of its wards, of a ward its own and that of Paris. */
export function namesOfTown(city: string): string[] {
  const town = townOf(city);
  if (!town) return [city];
  if (cityKey(town.name) !== cityKey(city)) return [city, town.name];
  return [town.name, ...wardsOf(town.insee).flatMap((code) => wardName(code) ?? [])];
}

/** Codes of places whose ward is not known, where one of these wards is asked for: "Paris" for "Paris 18e". */
export const wholeOf = (codes: readonly string[]): string[] => [
  ...new Set(codes.filter((insee) => WARDS.has(insee)).map(communeOf)),
];

/** "1er", "2e", … "20e". */
const ordinal = (number: number): string => (number === 1 ? '1er' : `${number}e`);

/** Names an arrondissement: "Paris 18e"; null for any other code. */
export function wardName(insee: string): string | null {
  const ward = WARDS.get(insee);
  return ward ? `${ward.commune.name} ${ordinal(ward.number)}` : null;
}
