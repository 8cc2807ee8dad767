import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { wardName } from '@pignon/shared/domain/commune/wards';
import { findUpwards } from '../db/find-upwards';
import { indexCommunes, type Commune } from './commune-index';
import { completeCommune } from './complete-commune';
import { locateCommune } from './locate-commune';

export type { Commune } from './commune-index';

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
  /** The name by which a commune is found by the beginning of one; undefined where it is found by none. */
  nameBeginning(commune: Commune, text: string): string | undefined;
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
    nameBeginning: index.nameBeginning,
    complete: (text, limit) => completeCommune(index, text, limit),
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
