import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { arrondissementName } from '@pignon/shared/domain/commune/arrondissements';
import { findUpwards } from '../db/find-upwards';
import { indexCommunes, type Commune, type OtherName } from './commune-index';
import { completeCommune } from './complete-commune';
import { locateCommune } from './locate-commune';
import { findCommuneMentions, type CommuneMention } from './commune-mentions';

export type { Commune } from './commune-index';

export interface Communes {
  all: readonly Commune[];
  byInsee(code: string): Commune | undefined;
  /**
   * Resolves a postcode and a city's name to a commune, ignoring accents, case, CEDEX, "St" and arrondissement numbers.
   */
  resolve(place: { postcode: string | null; city: string }): Commune | undefined;
  /**
   * Resolves an address by its code, else as `resolve` does; to an arrondissement where the address of the whole
   * commune names one.
   */
  locate(place: { insee: string | null; postcode: string | null; city: string }): Commune | undefined;
  /** Communes with this present or former name, in any spelling. */
  namesakes(city: string): readonly Commune[];
  /** Communes with a postcode. */
  withPostcode(postcode: string): readonly Commune[];
  /** Returns the name of a commune that starts with the text; undefined for none. */
  nameBeginning(commune: Commune, text: string): string | undefined;
  /** Completes names or postcodes that begin with the text, most populated first. */
  complete(text: string, limit: number): Commune[];
  /** Runs of words that name communes in ways that records may not contain. */
  namedIn(text: string): CommuneMention[];
}

const listed = (cell: string, separator: string): string[] => (cell === '' ? [] : cell.split(separator));

function otherName(cell: string): OtherName {
  const [name = '', postcode = null] = cell.split('=');
  return { name, postcode };
}

function parseLine(line: string): Commune {
  const [insee = '', name = '', postcodes = '', population = '0', lat = '', lon = '', approximateMark = '', ...rest] =
    line.split('\t');
  const [others = '', former = ''] = rest;
  const arrondissement = arrondissementName(insee);
  return {
    insee,
    name: arrondissement ?? name,
    postcodes: listed(postcodes, ','),
    population: Number(population),
    lat: lat === '' ? null : Number(lat),
    lon: lon === '' ? null : Number(lon),
    approximate: approximateMark === '~',
    otherNames: listed(others, '|').map(otherName),
    formerPostcodes: listed(former, ','),
  };
}

function indexed(all: readonly Commune[]): Communes {
  const index = indexCommunes(all);
  const { byCode, namesakes, withPostcode } = index;
  return {
    all,
    byInsee: (code) => byCode.get(code),
    resolve: (place) => locateCommune(index, { ...place, insee: null }),
    locate: (place) => locateCommune(index, place),
    namesakes,
    withPostcode,
    nameBeginning: (commune, text) => index.beginning(text)(commune) ?? index.beginning(text, true)(commune),
    complete: (text, limit) => completeCommune(index, text, limit),
    namedIn: (text) => findCommuneMentions(index, text),
  };
}

let table: Communes | undefined;

/** Reads the table of communes, once per process (about 0.3 s of processor time). */
export function readCommunes(): Communes {
  const packed = () => readFileSync(join(findUpwards('reference-data', import.meta.url), 'communes.tsv.gz'));
  table ??= indexed(gunzipSync(packed()).toString('utf8').trimEnd().split('\n').map(parseLine));
  return table;
}

export const loadCommunes = (): Promise<Communes> => Promise.resolve().then(readCommunes);
