import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { SHARED } from '../build/places';
import { PublicApiSchema, type PublicApi } from './public-api';

/** One folder per released contract: its names, and for the last ones the builds. */
export const FROZEN_FOLDER = path.join(SHARED, 'contract/frozen');
export const PUBLIC_API_FILE = 'public-api.json';
/** File with the packed host of that contract. */
export const HOST_FILE = 'host.br';
/** Folder with a remote built for that contract. */
export const WITNESS_FOLDER = 'witness';

/** The public APIs that were frozen, oldest first. */
export async function readRecords(): Promise<PublicApi[]> {
  const versions = (await readdir(FROZEN_FOLDER).catch(() => [])).filter((name) => semver.valid(name));
  const texts = versions.map((version) => readFile(path.join(FROZEN_FOLDER, version, PUBLIC_API_FILE), 'utf8'));
  const records = (await Promise.all(texts)).map((text) => PublicApiSchema.parse(JSON.parse(text)));
  return records.sort((a, b) => semver.compare(a.contract, b.contract));
}

/**
 * Public API that a remote of this range may use: that of the oldest accepted contract, or the oldest known one.
 * Undefined when the range accepts no earlier contract.
 */
export function publicApiForRange(range: string, records: readonly PublicApi[]): PublicApi | undefined {
  const min = semver.validRange(range) === null ? null : semver.minVersion(range);
  if (!min) return undefined;
  const newest = records.at(-1);
  if (!newest || semver.gt(min, newest.contract)) return undefined;
  return records.findLast(({ contract }) => semver.lte(contract, min)) ?? records[0];
}
