import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { communeOf, wardNumber } from '@pignon/shared/domain/commune/wards';
import { isWard, type Commune, type CommuneIndex } from './commune-index';

/** As many digits of a postcode say which wards are meant. */
const WARD_DIGITS = 4;

/** Wards are offered once their commune is typed in full: "mar" means Martigues as well. */
function begins({ byCode, nameBeginning }: CommuneIndex, text: string): (commune: Commune) => boolean {
  if (/^\d+$/.test(text))
    return (commune) =>
      commune.postcodes.some((each) => each.startsWith(text)) && (!isWard(commune) || text.length >= WARD_DIGITS);
  const key = cityKey(text);
  return (commune) =>
    key !== '' &&
    nameBeginning(commune, text) !== undefined &&
    (!isWard(commune) || key.startsWith(cityKey(byCode.get(communeOf(commune.insee))?.name ?? '')));
}

/** Communes that bear a typed former name in full have as many places behind those whose own name begins with it. */
const KEPT_FOR_OTHERS = 2;

/**
 * Communes of which a postcode or a name begins with the text, the most populated first, each with its wards behind it; behind
 * them those of which it begins a delegated or associated commune's name.
 */
export function completeCommune(index: CommuneIndex, text: string, limit: number): Commune[] {
  const typed = text.trim();
  const isPostcode = /^\d+$/.test(typed);
  // A whole postcode says the ward, which then goes before its commune.
  const wardFirst = /^\d{5}$/.test(typed);
  const weight = ({ insee }: Commune) => index.byCode.get(communeOf(insee))?.population ?? 0;
  const place = ({ insee }: Commune) => wardNumber(insee) ?? (wardFirst ? Infinity : 0);
  const found = index.all.filter(begins(index, typed)).sort((a, b) => weight(b) - weight(a) || place(a) - place(b));
  const isOwn = (commune: Commune) => isPostcode || index.nameBeginning(commune, typed) === commune.name;
  const [own, others] = [found.filter(isOwn), found.filter((commune) => !isOwn(commune))];
  const key = cityKey(typed);
  const meant = others.filter(({ otherNames }) => otherNames.some((name) => cityKey(name) === key));
  const kept = meant.slice(0, KEPT_FOR_OTHERS);
  const before = own.slice(0, Math.max(0, limit - kept.length));
  return [...before, ...kept, ...others.filter((commune) => !kept.includes(commune))].slice(0, limit);
}
