import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { findUpwards } from '../db/find-upwards';
import { cityKey } from './city-key';

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
  /** Completion: names or postcodes that begin with the text, the most populated first. */
  complete(text: string, limit: number): Commune[];
}

function parseLine(line: string): Commune {
  const [insee = '', name = '', postcodes = '', population = '0', lat = '', lon = '', mark = '', others = ''] =
    line.split('\t');
  return {
    insee,
    name,
    postcodes: postcodes === '' ? [] : postcodes.split(','),
    population: Number(population),
    lat: lat === '' ? null : Number(lat),
    lon: lon === '' ? null : Number(lon),
    approximate: mark === '~',
    otherNames: others === '' ? [] : others.split('|'),
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const isWard = (commune: Commune) => commune.name.endsWith(' Arrondissement');
const mostPopulated = (communes: readonly Commune[]) => [...communes].sort((a, b) => b.population - a.population)[0];

function indexed(all: readonly Commune[]): Communes {
  const byCode = new Map(all.map((commune) => [commune.insee, commune]));
  const byPostcode = new Map<string, Commune[]>();
  const byKey = new Map<string, Commune[]>();
  for (const commune of all) {
    for (const postcode of commune.postcodes) push(byPostcode, postcode, commune);
    for (const name of [commune.name, ...commune.otherNames]) push(byKey, cityKey(name), commune);
  }

  function resolve({ postcode, city }: { postcode: string | null; city: string }): Commune | undefined {
    const key = cityKey(city);
    const named = byKey.get(key) ?? [];
    const here = postcode === null ? [] : (byPostcode.get(postcode) ?? []);
    const ward = here.find((commune) => isWard(commune) && cityKey(commune.name).startsWith(key));
    if (ward && key !== '') return ward;
    const both = named.filter((commune) => here.includes(commune));
    if (both.length > 0) return mostPopulated(both);
    const extended = here.filter(
      (c) => key.length >= 4 && cityKey(c.name).split(' ').join('').startsWith(key.split(' ').join('')),
    );
    if (extended.length === 1) return extended[0];
    // A CEDEX or private postcode names no commune; its department does.
    const sameDepartment = named.filter((c) => postcode !== null && c.insee.slice(0, 2) === departmentOf(postcode));
    if (sameDepartment.length > 0) return mostPopulated(sameDepartment);
    if (postcode === null) return named.length === 1 ? named[0] : undefined;
    return key === '' && here.length === 1 ? here[0] : undefined;
  }

  function complete(text: string, limit: number): Commune[] {
    const key = cityKey(text);
    const digits = text.trim();
    const begins = /^\d+$/.test(digits)
      ? ({ postcodes }: Commune) => postcodes.some((postcode) => postcode.startsWith(digits))
      : (commune: Commune) => key !== '' && cityKeyOf(commune).startsWith(key);
    const hits = all.filter(begins);
    return hits.sort((a, b) => b.population - a.population).slice(0, limit);
  }

  const keys = new Map<string, string>();
  function cityKeyOf(commune: Commune): string {
    const known = keys.get(commune.insee);
    if (known !== undefined) return known;
    const key = cityKey(commune.name);
    keys.set(commune.insee, key);
    return key;
  }

  return { all, byInsee: (code) => byCode.get(code), resolve, complete };
}

/** INSEE department of a postcode; Corsica is split by its postcodes 200, 201 (2A) and 202, 206 (2B). */
function departmentOf(postcode: string): string {
  if (postcode.startsWith('200') || postcode.startsWith('201')) return '2A';
  if (postcode.startsWith('20')) return '2B';
  return postcode.slice(0, 2);
}

let loading: Promise<Communes> | undefined;

/** Reads the table once per process (about 0.3 s). */
export function loadCommunes(): Promise<Communes> {
  loading ??= readFile(join(findUpwards('reference-data', import.meta.url), 'communes.tsv.gz'))
    .then((packed) => promisify(gunzip)(packed))
    .then((text) => indexed(text.toString('utf8').trimEnd().split('\n').map(parseLine)));
  return loading;
}
