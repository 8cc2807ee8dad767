import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { findUpwards } from '../db/find-upwards';
import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { departmentOf, isInDepartment } from '@pignon/shared/domain/commune/postcode';
import { communeOf, hasWards, wardName, wardNumber } from '@pignon/shared/domain/commune/wards';

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

export interface Communes {
  all: readonly Commune[];
  byInsee(code: string): Commune | undefined;
  /** The commune a postcode and a city's name mean, whatever the accents, capitals, CEDEX, "St" or ward number. */
  resolve(place: { postcode: string | null; city: string }): Commune | undefined;
  /** The commune of an address by its code, else as `resolve` does; a ward where the whole commune's address says which. */
  locate(place: { insee: string | null; postcode: string | null; city: string }): Commune | undefined;
  /** Those that bear a city's name, however it is spelled. */
  namesakes(city: string): readonly Commune[];
  /** Those that have a postcode. */
  withPostcode(postcode: string): readonly Commune[];
  /** Completion: names or postcodes that begin with the text, the most populated first. */
  complete(text: string, limit: number): Commune[];
}

function parseLine(line: string): Commune {
  const [insee = '', name = '', postcodes = '', population = '0', lat = '', lon = '', mark = '', others = ''] =
    line.split('\t');
  const ward = wardName(insee);
  return {
    insee,
    name: ward ?? name,
    postcodes: postcodes === '' ? [] : postcodes.split(','),
    population: Number(population),
    lat: lat === '' ? null : Number(lat),
    lon: lon === '' ? null : Number(lon),
    approximate: mark === '~',
    otherNames: others === '' ? [] : others.split('|'),
  };
}

/** As many digits of a postcode say which wards are meant. */
const WARD_DIGITS = 4;

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const isWard = ({ insee }: Commune) => wardNumber(insee) !== null;
const mostPopulated = (communes: readonly Commune[]) => [...communes].sort((a, b) => b.population - a.population)[0];

function indexed(all: readonly Commune[]): Communes {
  const byCode = new Map(all.map((commune) => [commune.insee, commune]));
  const byPostcode = new Map<string, Commune[]>();
  const byKey = new Map<string, Commune[]>();
  for (const commune of all) {
    for (const postcode of commune.postcodes) push(byPostcode, postcode, commune);
    for (const name of [commune.name, ...commune.otherNames]) push(byKey, cityKey(name), commune);
  }

  const namesakes = (city: string): readonly Commune[] => byKey.get(cityKey(city)) ?? [];
  const withPostcode = (postcode: string): readonly Commune[] => byPostcode.get(postcode) ?? [];

  /** The ward of a commune that the postcode or the city's name says, when one does. */
  function wardIn(insee: string, { postcode, city }: { postcode: string | null; city: string }): Commune | undefined {
    const isOfIt = (commune: Commune) => isWard(commune) && communeOf(commune.insee) === insee;
    return namesakes(city).find(isOfIt) ?? (postcode === null ? undefined : withPostcode(postcode).find(isOfIt));
  }

  function resolve({ postcode, city }: { postcode: string | null; city: string }): Commune | undefined {
    const key = cityKey(city);
    const named = byKey.get(key) ?? [];
    const here = postcode === null ? [] : withPostcode(postcode);
    const both = named.filter((commune) => here.includes(commune));
    if (both.length > 0) return mostPopulated(both);
    const extended = here.filter(
      (c) => !isWard(c) && key.length >= 4 && cityKeyOf(c).split(' ').join('').startsWith(key.split(' ').join('')),
    );
    if (extended.length === 1) return extended[0];
    // A CEDEX or private postcode names no commune; its department does.
    const department = postcode === null ? null : departmentOf(postcode);
    const sameDepartment = named.filter((c) => department !== null && isInDepartment(c.insee, department));
    if (sameDepartment.length > 0) return mostPopulated(sameDepartment);
    if (postcode === null) return named.length === 1 ? named[0] : undefined;
    const communes = here.filter((commune) => !isWard(commune));
    return key === '' && communes.length === 1 ? communes[0] : undefined;
  }

  function locate(place: { insee: string | null; postcode: string | null; city: string }): Commune | undefined {
    const commune = place.insee === null ? resolve(place) : byCode.get(place.insee);
    return commune && hasWards(commune.insee) ? (wardIn(commune.insee, place) ?? commune) : commune;
  }

  /** Wards are offered once their commune is typed in full: "mar" means Martigues as well. */
  function begins(text: string): (commune: Commune) => boolean {
    if (/^\d+$/.test(text))
      return (commune) =>
        commune.postcodes.some((each) => each.startsWith(text)) && (!isWard(commune) || text.length >= WARD_DIGITS);
    const key = cityKey(text);
    return (commune) =>
      key !== '' &&
      cityKeyOf(commune).startsWith(key) &&
      (!isWard(commune) || key.startsWith(cityKey(byCode.get(communeOf(commune.insee))?.name ?? '')));
  }

  function complete(text: string, limit: number): Commune[] {
    const typed = text.trim();
    // A whole postcode says the ward, which then goes before its commune.
    const wardFirst = /^\d{5}$/.test(typed);
    const weight = ({ insee }: Commune) => byCode.get(communeOf(insee))?.population ?? 0;
    const place = ({ insee }: Commune) => wardNumber(insee) ?? (wardFirst ? Infinity : 0);
    return all
      .filter(begins(typed))
      .sort((a, b) => weight(b) - weight(a) || place(a) - place(b))
      .slice(0, limit);
  }

  const keys = new Map<string, string>();
  function cityKeyOf(commune: Commune): string {
    const known = keys.get(commune.insee);
    if (known !== undefined) return known;
    const key = cityKey(commune.name);
    keys.set(commune.insee, key);
    return key;
  }

  return {
    all,
    byInsee: (code) => byCode.get(code),
    resolve: (place) => locate({ ...place, insee: null }),
    locate,
    namesakes,
    withPostcode,
    complete,
  };
}

let loading: Promise<Communes> | undefined;

/** Reads the table once per process (about 0.3 s). */
export function loadCommunes(): Promise<Communes> {
  loading ??= readFile(join(findUpwards('reference-data', import.meta.url), 'communes.tsv.gz'))
    .then((packed) => promisify(gunzip)(packed))
    .then((text) => indexed(text.toString('utf8').trimEnd().split('\n').map(parseLine)));
  return loading;
}
