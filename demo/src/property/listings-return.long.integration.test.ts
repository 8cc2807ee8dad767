import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingImport } from '@pignon/shared/domain/property/import/import.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import { formOf } from '../../../api/test/upload';
import { startWorld, type World } from '../../../api/test/world';
import { addJobs } from '../../../api/src/jobs/job.repo';
import { runDueJobs } from '../../../api/src/jobs/run-jobs';
import { importJobs } from '../../../api/src/modules/property/import/import-jobs.service';
import { readProperties } from '../../../api/src/modules/property/property-read.repo';
import { createPhotoLinks } from '../../../api/src/modules/sync/photo/photo-links';
import { sendRun } from '../../../api/src/modules/sync/send/send-run.service';
import { insertUsers } from '../../../api/src/modules/user/user.repo';
import { loadCommunes } from '../../../api/src/places/communes';
import { DEMO_SIZE, describeAgency } from '../agency';
import { loadDemo } from '../load-demo';
import { PICTURES } from '../pictures/picture-index';
import { FIELDS_LOST_IN_POLIRIS, FIELDS_LOST_OF_PARTNERS } from './fields-lost-in-poliris';
import { TEST_KEYS } from '../../../api/test/fakes/test-keys';

const TODAY = new Date();
/** Pictures sent per property: poliris-round-trip.test.ts covers thirty, without a database. */
const PICTURES_EACH = 1;

let world: World;
let folder: string;
let sentProperties: Property[];
let returned: Property[];

/** Sends the demonstration agency to a portal that reads a folder. */
async function sendAgency(): Promise<Buffer> {
  const { db, store } = world;
  const pictures = PICTURES.filter(({ file }) => file.endsWith('-01.webp'));
  await loadDemo({ db, mediaStore: store, referenceDate: TODAY, pictures });
  await db.query(sql`delete from media where owner = 'property' and position > ${PICTURES_EACH}::int`);
  const token = await world.signIn(['SYNCHRO'], { email: 'returning@pignon.test' });
  await world.call('POST sync', { token, body: { code: 'retour', name: 'Retour', kind: 'POLIRIS' } });
  const body = { account: 'A64', selection: 'ALL', target: { kind: 'FOLDER', folder: 'in' }, enabled: true };
  await world.call('PATCH sync/retour', { token, body, headers: { 'if-match': '"1"' } });
  const { body: run } = await world.call('POST sync/retour/run', { token });
  const deps = {
    db,
    store,
    portalSecrets: TEST_KEYS.box('portals'),
    portalFolder: folder,
    privateHosts: [],
    photoLinks: createPhotoLinks(TEST_KEYS),
    publicUrl: null,
  };
  await sendRun(deps, (run as { runId: number }).runId);
  return readFile(join(folder, 'in', 'pignon_A64.zip'));
}

async function work(): Promise<void> {
  await addJobs(world.db, ['import-listings']);
  await world.db.query(sql`update job set next_run_time = now() - interval '1 minute'`);
  const log = {
    info: () => undefined,
    error: (code: unknown) => {
      throw (code as { err: unknown }).err;
    },
  };
  await runDueJobs({ db: world.db, jobs: importJobs({ db: world.db, store: world.store }), log }, 'one');
}

/** Imports a file, with its mandates, into an agency that has only its staff. */
async function importIntoEmpty(bytes: Buffer): Promise<ListingImport> {
  await world.empty();
  const { users } = describeAgency(DEMO_SIZE, TODAY, await loadCommunes());
  await insertUsers(world.db, users);
  const token = await world.signIn(['MANAGER'], { email: 'importing@pignon.test' });
  const form = await formOf([{ name: 'pignon_A64.zip', bytes }]);
  const { body } = await world.call('POST property/import', { token, ...form });
  const { importId } = body as unknown as ListingImport;
  await work();
  const importOptions = { leaveOut: [], mandates: { durationMonths: 12, renewal: true } };
  const { status } = await world.call(`POST property/import/${importId}/run`, { token, body: importOptions });
  expect(status).toBe(200);
  await work();
  return (await world.call(`GET property/import/${importId}`, { token })).body;
}

/** Running mandates of the agency's own register, by their property. */
const register = () =>
  world.db.query<{ reference: string }>(sql`select property_ref as reference, register, register_number as number, type
    from mandate where status = 'RUNNING' and register_number is not null order by property_ref`);

let report: ListingImport;
let registered: readonly unknown[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pignon-return-'));
  world = await startWorld({ connectors: new Set(['POLIRIS']) });
  const bytes = await sendAgency();
  const rows = await world.db.query<{ reference: string }>(
    sql`select reference from sync_run_listing where content_hash is not null order by reference`,
  );
  const references = rows.map(({ reference }) => reference);
  sentProperties = await readProperties(world.db, references);
  registered = (await register()).filter(({ reference }) => references.includes(reference));
  report = await importIntoEmpty(bytes);
  returned = await readProperties(world.db, references);
}, 300_000);
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** Normalizes what the format changes: no-break spaces become plain ones, and features have no order. */
function comparable(property: Property): Record<string, unknown> {
  const { media, features, contactTypes, title, description, ...rest } = property;
  return {
    ...rest,
    title: title.replace(/[\u00a0\u202f]/g, ' '),
    description: description.replace(/[\u00a0\u202f]/g, ' '),
    contactTypes: Object.entries(contactTypes),
    features: Object.fromEntries(features.map((feature) => [feature, true])),
    // the export converts each picture to JPEG, under another key
    media: media.map(({ caption, width, height, metadata }) => ({ caption, width, height, metadata })),
  };
}

/** The values of a record by their paths; lists are values. */
function valuesOf(value: unknown, path: string[] = []): [string, unknown][] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, one]) => valuesOf(one, [...path, key]));
}

/** Lists the paths whose value differs after the round trip, with both values. */
function differences(before: Property, after: Property): Map<string, string> {
  const [beforeValues, afterValues] = [new Map(valuesOf(comparable(before))), new Map(valuesOf(comparable(after)))];
  const paths = [...new Set([...beforeValues.keys(), ...afterValues.keys()])];
  const describe = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return new Map(
    paths
      .filter((path) => describe(beforeValues.get(path)) !== describe(afterValues.get(path)))
      .map((path) => [
        path,
        `${before.reference}: ${describe(beforeValues.get(path))} became ${describe(afterValues.get(path))}`,
      ]),
  );
}

const mayDiffer = ({ mandateType }: Property, path: string): boolean =>
  path in FIELDS_LOST_IN_POLIRIS || (mandateType === 'PARTNER' && path in FIELDS_LOST_OF_PARTNERS);

describe('the demonstration agency, sent as Poliris and imported into an empty one', () => {
  it('returns every property', () => {
    expect(report).toMatchObject({ status: 'DONE', counts: { CREATED: sentProperties.length } });
    expect(sentProperties.length).toBeGreaterThan(200);
    expect(returned.map(({ reference }) => reference)).toEqual(sentProperties.map(({ reference }) => reference));
  });

  it('keeps every field that the format carries', () => {
    const missingProperties = sentProperties.flatMap((property, index) => {
      const after = returned[index];
      if (!after) return [`${property.reference} is gone`];
      return [...differences(property, after)]
        .filter(([path]) => !mayDiffer(property, path))
        .map((each) => each.join(' '));
    });
    expect(missingProperties).toEqual([]);
  });

  it('keeps the mandates with their register numbers', async () => {
    expect(registered.length).toBeGreaterThan(200);
    expect(await register()).toEqual(registered);
  });

  it('lists only fields that are really lost', () => {
    const changedPaths = sentProperties.flatMap((property, index) => {
      const after = returned[index];
      return after ? [...differences(property, after).keys()] : [];
    });
    const listedPaths = Object.keys({ ...FIELDS_LOST_IN_POLIRIS, ...FIELDS_LOST_OF_PARTNERS });
    expect(listedPaths.filter((path) => !changedPaths.includes(path))).toEqual([]);
  });
});
