import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { departmentOf, isInDepartment } from '@pignon/shared/domain/commune/postcode';
import { communeOf, hasArrondissements } from '@pignon/shared/domain/commune/arrondissements';
import { isCalled, isArrondissement, type Commune, type CommuneIndex } from './commune-index';

export interface Named {
  postcode: string | null;
  city: string;
}

/** Minimum number of letters for matching the start of a longer name, within one postcode. */
const MIN_PREFIX_LENGTH = 4;

const mostPopulated = (communes: readonly Commune[]) => [...communes].sort((a, b) => b.population - a.population)[0];

/** Finds the commune of a postcode and a city's name; undefined for none or several. */
function resolve(index: CommuneIndex, { postcode, city }: Named): Commune | undefined {
  const key = cityKey(city);
  const namesakes = index.namesakes(city);
  const valid = postcode === null ? [] : index.withPostcode(postcode);
  const former = postcode === null ? [] : index.withFormerPostcode(postcode);
  const localCommunes = valid.length > 0 ? valid : former;
  const both = namesakes.filter((commune) => valid.includes(commune) || former.includes(commune));
  if (both.length > 0) return mostPopulated(both);
  const nameBeginning = index.beginning(city);
  const extended = localCommunes.filter(
    (c) => !isArrondissement(c) && key.length >= MIN_PREFIX_LENGTH && nameBeginning(c) !== undefined,
  );
  if (extended.length === 1) return extended[0];
  // A CEDEX or private postcode names no commune, only its department. A former name of another commune is a hamlet's
  // here.
  const department = postcode === null ? null : departmentOf(postcode);
  const sameDepartment = namesakes.filter(
    (c) =>
      department !== null && isInDepartment(c.insee, department) && (localCommunes.length === 0 || isCalled(c, city)),
  );
  if (sameDepartment.length > 0) return mostPopulated(sameDepartment);
  if (postcode === null) return namesakes.length === 1 ? namesakes[0] : undefined;
  const communes = localCommunes.filter((commune) => !isArrondissement(commune));
  return key === '' && communes.length === 1 ? communes[0] : undefined;
}

/** Finds the arrondissement of a commune that the postcode or the city's name identifies, if any. */
function arrondissementIn(index: CommuneIndex, insee: string, { postcode, city }: Named): Commune | undefined {
  const isOfIt = (commune: Commune) => isArrondissement(commune) && communeOf(commune.insee) === insee;
  return (
    index.namesakes(city).find(isOfIt) ?? (postcode === null ? undefined : index.withPostcode(postcode).find(isOfIt))
  );
}

/**
 * Finds the commune of an address by its code, else by postcode and name; an arrondissement where the address of the
 * whole commune names one.
 */
export function locateCommune(index: CommuneIndex, place: Named & { insee: string | null }): Commune | undefined {
  const commune = place.insee === null ? resolve(index, place) : index.byCode.get(place.insee);
  return commune && hasArrondissements(commune.insee)
    ? (arrondissementIn(index, commune.insee, place) ?? commune)
    : commune;
}
