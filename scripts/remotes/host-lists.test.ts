import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tellsOfRecords } from '@pignon/shared/api/stale-answers';
import { EVENT_NAMES, CONSUMED_BY_HOST, PUBLISHED_BY_HOST } from '@pignon/shared/contract/events';
import { SLOT_NAMES, UNOFFERED_SLOTS } from '@pignon/shared/contract/slots';
import { sourceFiles } from '@pignon/platform/build/version-of-inputs';
import { PACKAGES, rootOf } from '../build/packages';

/** Sources in one text, without what is kept of earlier contracts. */
async function textOf(folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map(sourceFiles))).flat();
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(`${path.sep}frozen${path.sep}`));
  return (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n');
}

const HEARD = /\bbus\.on\(|\bbus\.stream\(|\buseBusEvent\(/;

/** The names that stand in the first argument, or the value, that follows each of these beginnings. */
function namesAfter<T extends string>(text: string, beginnings: RegExp, names: readonly T[]): T[] {
  const values = [...text.matchAll(new RegExp(`(?:${beginnings.source})\\s*([^,)]*)`, 'g'))].map(([, value]) => value);
  return names.filter((name) => values.some((value) => value?.includes(`'${name}'`)));
}

describe('what the doctor holds the remotes against is so in the sources', () => {
  let ofHost: string;
  let ofPages: string;

  beforeAll(async () => {
    ofHost = await textOf([rootOf('host/src'), rootOf('shared')]);
    ofPages = await textOf(PACKAGES.map((name) => rootOf(`${name}/src`)));
  });

  test('what the host tells', () => {
    const told = namesAfter(ofHost, /\bbus\.publish\(|\bbus\.relay\(|\bname:/, EVENT_NAMES);
    expect(told.toSorted()).toEqual([...PUBLISHED_BY_HOST]);
  });

  test('what the host hears', () => {
    // whatever tells of records makes answers stale
    const received = new Set([...namesAfter(ofHost, HEARD, EVENT_NAMES), ...EVENT_NAMES.filter(tellsOfRecords)]);
    expect([...received].sort()).toEqual([...CONSUMED_BY_HOST]);
  });

  test('every event of the catalogue is told by somebody, and heard by somebody', () => {
    const told = new Set([...PUBLISHED_BY_HOST, ...namesAfter(ofPages, /\bbus\.publish\(/, EVENT_NAMES)]);
    const received = new Set([...CONSUMED_BY_HOST, ...namesAfter(ofPages, HEARD, EVENT_NAMES)]);
    expect(EVENT_NAMES.filter((name) => !told.has(name))).toEqual([]);
    expect(EVENT_NAMES.filter((name) => !received.has(name))).toEqual([]);
  });

  test('the slots that no page has a place for', () => {
    const offered = [...ofPages.matchAll(/<Slot\s+name="([^"]+)"/g)].map(([, name]) => name);
    expect(SLOT_NAMES.filter((slot) => !offered.includes(slot))).toEqual([...UNOFFERED_SLOTS]);
  });
});
