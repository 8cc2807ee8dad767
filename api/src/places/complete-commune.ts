import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { communeOf, arrondissementNumber } from '@pignon/shared/domain/commune/arrondissements';
import { isArrondissement, namesOf, type Commune, type CommuneIndex } from './commune-index';

/** Number of digits of a postcode that identify arrondissements. */
const ARRONDISSEMENT_DIGITS = 4;

const hasPostcode = (text: string, postcodes: readonly string[]) => postcodes.some((each) => each.startsWith(text));

/** Arrondissements are offered once their commune is typed in full: "mar" means Martigues as well. */
function matchesPrefix(
  { byCode, beginning }: CommuneIndex,
  text: string,
  loosely: boolean,
): (commune: Commune) => boolean {
  if (/^\d+$/.test(text))
    return (commune) =>
      hasPostcode(text, loosely ? commune.formerPostcodes : commune.postcodes) &&
      (!isArrondissement(commune) || text.length >= ARRONDISSEMENT_DIGITS);
  const key = cityKey(text);
  const nameBeginning = beginning(text, loosely);
  return (commune) =>
    nameBeginning(commune) !== undefined &&
    (!isArrondissement(commune) || key.startsWith(cityKey(byCode.get(communeOf(commune.insee))?.name ?? '')));
}

/** Places reserved for communes with the typed former name, behind those whose own name starts with it. */
const RESERVED_FOR_OTHERS = 2;

/** A former postcode is searched once complete, and listed behind present ones. */
const POSTCODE = /^\d{5}$/;

/**
 * Finds communes with a postcode or name that begins with the text, the most populated first, each followed by its
 * arrondissements; then those of which a delegated, associated or former commune's name begins with it. Without any:
 * those of which a name does so without small words. Communes that formerly had a postcode come after those that have
 * it.
 */
export function completeCommune(index: CommuneIndex, text: string, limit: number): Commune[] {
  const typed = text.trim();
  const isPostcode = /^\d+$/.test(typed);
  // A whole postcode identifies the arrondissement, which is listed before its commune.
  const arrondissementFirst = POSTCODE.test(typed);
  const weight = ({ insee }: Commune) => index.byCode.get(communeOf(insee))?.population ?? 0;
  const place = ({ insee }: Commune) => arrondissementNumber(insee) ?? (arrondissementFirst ? Infinity : 0);
  const exact = index.all.filter(matchesPrefix(index, typed, false));
  const loosely = isPostcode ? arrondissementFirst : exact.length === 0;
  const order = (a: Commune, b: Commune) => weight(b) - weight(a) || place(a) - place(b);
  const loose = loosely ? index.all.filter(matchesPrefix(index, typed, true)).sort(order) : [];
  const found = [...exact.sort(order), ...loose.filter((commune) => !exact.includes(commune))];
  const nameBeginning = index.beginning(typed, loosely);
  const isOwn = (commune: Commune) => isPostcode || nameBeginning(commune) === commune.name;
  const [own, others] = [found.filter(isOwn), found.filter((commune) => !isOwn(commune))];
  const key = cityKey(typed);
  const namesakes = others.filter((commune) => namesOf(commune).some((name) => cityKey(name) === key));
  const topMatches = namesakes.slice(0, RESERVED_FOR_OTHERS);
  const exactMatches = own.slice(0, limit).filter(({ name }) => cityKey(name) === key);
  const before = own.slice(0, Math.max(limit - topMatches.length, exactMatches.length));
  return [...before, ...topMatches, ...others.filter((commune) => !topMatches.includes(commune))].slice(0, limit);
}
