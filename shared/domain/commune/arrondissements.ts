import { cityKey } from './city-key';

/**
 * Paris, Lyon and Marseille are one commune each, divided into municipal arrondissements (code général des
 * collectivités territoriales, art. L2511-3). The INSEE gives an arrondissement a code of its own beside its commune's (code officiel
 * géographique). A place in an arrondissement is in the commune; a place that says the commune alone may be in any of its arrondissements.
 */
interface DividedCommune {
  insee: string;
  name: string;
  /** The code of the first arrondissement, as a number; the others follow it. */
  firstArrondissement: number;
  arrondissements: number;
}

const DIVIDED_COMMUNES: readonly DividedCommune[] = [
  { insee: '75056', name: 'Paris', firstArrondissement: 75_101, arrondissements: 20 },
  { insee: '69123', name: 'Lyon', firstArrondissement: 69_381, arrondissements: 9 },
  { insee: '13055', name: 'Marseille', firstArrondissement: 13_201, arrondissements: 16 },
];

const codeOf = ({ firstArrondissement }: DividedCommune, number: number): string =>
  String(firstArrondissement + number - 1);

interface Arrondissement {
  commune: DividedCommune;
  number: number;
}

const ARRONDISSEMENTS: ReadonlyMap<string, Arrondissement> = new Map(
  DIVIDED_COMMUNES.flatMap((commune) =>
    Array.from({ length: commune.arrondissements }, (_, index) => index + 1).map(
      (number) => [codeOf(commune, number), { commune, number }] as const,
    ),
  ),
);

const ARRONDISSEMENTS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  DIVIDED_COMMUNES.map(({ insee }) => [
    insee,
    [...ARRONDISSEMENTS].flatMap(([code, arrondissement]) => (arrondissement.commune.insee === insee ? [code] : [])),
  ]),
);

/** Codes of a commune's arrondissements, in order; empty without arrondissements. */
export const arrondissementsOf = (insee: string): readonly string[] => ARRONDISSEMENTS_OF.get(insee) ?? [];

/** Code of the commune that contains an INSEE code: an arrondissement's commune, any other code itself. */
export const communeOf = (insee: string): string => ARRONDISSEMENTS.get(insee)?.commune.insee ?? insee;

/** Name of the commune of an arrondissement: "Paris" for "Paris 18e"; null for any other code. */
export const dividedCommuneName = (insee: string): string | null => ARRONDISSEMENTS.get(insee)?.commune.name ?? null;

/** True for Paris, Lyon and Marseille as a whole. */
export const hasArrondissements = (insee: string): boolean => ARRONDISSEMENTS_OF.has(insee);

/** Number of an arrondissement, from 1; null for any other code. */
export const arrondissementNumber = (insee: string): number | null => ARRONDISSEMENTS.get(insee)?.number ?? null;

/**
 * Codes of places in these communes, each once: for Paris its own and those of its arrondissements, for an
 * arrondissement only its own.
 */
export const codesWithin = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((insee) => [insee, ...arrondissementsOf(insee)])),
];

/** True when one of these codes is the place's own, or its arrondissement's commune. */
export const isWithin = (insee: string, codes: readonly string[]): boolean =>
  codes.includes(insee) || codes.includes(communeOf(insee));

/** Finds Paris, Lyon or Marseille by the city's name or an arrondissement's. */
function townOf(city: string): DividedCommune | undefined {
  const key = cityKey(city);
  const isCalled = (code: string) => cityKey(arrondissementName(code) ?? '') === key;
  return DIVIDED_COMMUNES.find(({ insee, name }) => cityKey(name) === key || arrondissementsOf(insee).some(isCalled));
}

/** Key shared by all names of a town: "PARIS 18EME" as "Paris", "ST DENIS" as "Saint-Denis". */
export const townKey = (city: string): string => cityKey(townOf(city)?.name ?? city);

/**
 * The names of one town: for Paris its own and those of its arrondissements, for an arrondissement its own and that of
 * Paris.
 */
export function namesOfTown(city: string): string[] {
  const town = townOf(city);
  if (!town) return [city];
  if (cityKey(town.name) !== cityKey(city)) return [city, town.name];
  return [town.name, ...arrondissementsOf(town.insee).flatMap((code) => arrondissementName(code) ?? [])];
}

/** Codes of whole communes that may match requested arrondissements: "Paris" for "Paris 18e". */
export const undividedCodes = (codes: readonly string[]): string[] => [
  ...new Set(codes.filter((insee) => ARRONDISSEMENTS.has(insee)).map(communeOf)),
];

/** "1er", "2e", … "20e". */
const ordinal = (number: number): string => (number === 1 ? '1er' : `${number}e`);

/** Names an arrondissement: "Paris 18e"; null for any other code. */
export function arrondissementName(insee: string): string | null {
  const arrondissement = ARRONDISSEMENTS.get(insee);
  return arrondissement ? `${arrondissement.commune.name} ${ordinal(arrondissement.number)}` : null;
}
