import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { communeOf, wardNumber } from '@pignon/shared/domain/commune/wards';
import { isWard, type Commune, type CommuneIndex } from './commune-index';

/** As many digits of a postcode say which wards are meant. */
const WARD_DIGITS = 4;

/** Wards are offered once their commune is typed in full: "mar" means Martigues as well. */
function begins({ byCode, keyOf }: CommuneIndex, text: string): (commune: Commune) => boolean {
  if (/^\d+$/.test(text))
    return (commune) =>
      commune.postcodes.some((each) => each.startsWith(text)) && (!isWard(commune) || text.length >= WARD_DIGITS);
  const key = cityKey(text);
  return (commune) =>
    key !== '' &&
    keyOf(commune).startsWith(key) &&
    (!isWard(commune) || key.startsWith(cityKey(byCode.get(communeOf(commune.insee))?.name ?? '')));
}

/** Communes whose name or postcode begins with the text, the most populated first, each with its wards behind it. */
export function completeCommune(index: CommuneIndex, text: string, limit: number): Commune[] {
  const typed = text.trim();
  // A whole postcode says the ward, which then goes before its commune.
  const wardFirst = /^\d{5}$/.test(typed);
  const weight = ({ insee }: Commune) => index.byCode.get(communeOf(insee))?.population ?? 0;
  const place = ({ insee }: Commune) => wardNumber(insee) ?? (wardFirst ? Infinity : 0);
  return index.all
    .filter(begins(index, typed))
    .sort((a, b) => weight(b) - weight(a) || place(a) - place(b))
    .slice(0, limit);
}
