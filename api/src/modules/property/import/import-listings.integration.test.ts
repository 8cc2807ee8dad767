import { sampleLine, type SampleFields } from '@pignon/shared/domain/poliris/poliris-fixture';
import type { ImportRow, ListingImport } from '@pignon/shared/domain/property/import/import.schema';
import sql, { raw } from 'sql-template-tag';
import { formOf } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { addJobs } from '../../../jobs/job.repo';
import { runDueJobs } from '../../../jobs/run-jobs';
import { importJobs } from './import-jobs.service';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['MANAGER'], { email: 'manager@pignon.test' });
});
afterAll(() => world.close());

const lineOf = (fields: SampleFields) => sampleLine(fields);
const fileOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');
const listing = (number: number, title = `Maison ${number}`) =>
  lineOf({ reference: `AG-${number}`, technicalId: `T${number}`, title });

async function work(): Promise<void> {
  await addJobs(world.db, ['import-listings']);
  const log = { info: () => undefined, error: () => undefined };
  const settings = { db: world.db, jobs: importJobs({ db: world.db, store: world.store }), log };
  await world.db.query(sql`update job set next_run_time = now() - interval '1 minute'`);
  await runDueJobs(settings, 'one');
}
async function send(bytes: Buffer, name = 'Annonces.csv'): Promise<ListingImport> {
  const { status, body } = await world.call('POST property/import', { token, ...(await formOf([{ name, bytes }])) });
  expect(status).toBe(201);
  await work();
  return read((body as unknown as ListingImport).importId);
}
const read = async (importId: number): Promise<ListingImport> =>
  (await world.call(`GET property/import/${importId}`, { token })).body;
const rows = async (importId: number, query = ''): Promise<ImportRow[]> =>
  ((await world.call(`GET property/import/${importId}/rows${query}`, { token })).body as { content: ImportRow[] })
    .content;
async function runImport(importId: number, excludedLines: number[] = []): Promise<ListingImport> {
  const { status } = await world.call(`POST property/import/${importId}/run`, {
    token,
    body: { leaveOut: excludedLines },
  });
  expect(status).toBe(200);
  await work();
  return read(importId);
}
async function undo(importId: number): Promise<ListingImport> {
  const { status } = await world.call(`POST property/import/${importId}/undo`, { token });
  expect(status).toBe(200);
  await work();
  return read(importId);
}
const count = async (table: string) =>
  (await world.db.query<{ count: number }>(sql`select count(*)::int as count from ${raw(table)}`))[0]?.count;
const titles = async () =>
  (await world.db.query<{ title: string }>(sql`select title from property order by title`)).map(({ title }) => title);

describe('an import of listings', () => {
  it('is previewed line by line before anything is written', async () => {
    const found = await send(fileOf(listing(1), 'une ligne illisible', listing(2)));
    expect(found).toMatchObject({
      status: 'READY',
      fileName: 'Annonces.csv',
      counts: { CREATED: 2, REFUSED: 1 },
      summary: { lines: 3 },
    });
    expect(await count('property')).toBe(0);
    const [refused] = await rows(found.importId, '?result=REFUSED');
    expect(refused).toMatchObject({ line: 2, result: 'REFUSED', findings: [{ severity: 'REFUSED' }] });
    expect(await rows(found.importId)).toHaveLength(3);
  });

  it('writes the included lines, and reports the outcome of each', async () => {
    const { importId } = await send(fileOf(listing(1), listing(2), listing(3)));
    const imported = await runImport(importId, [2]);
    expect(imported).toMatchObject({ status: 'DONE', done: 0, leftOutLines: 1, counts: { CREATED: 2 } });
    expect(await titles()).toEqual(['Maison 1', 'Maison 3']);
    expect((await rows(importId)).map(({ line, chosen }) => [line, chosen])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect((await world.call(`POST property/import/${importId}/run`, { token, body: { leaveOut: [] } })).status).toBe(
      409,
    );
    const again = await send(fileOf(listing(1), listing(3)));
    expect(again.counts).toMatchObject({ UNCHANGED: 2, CREATED: 0 });
    const list = await world.call('GET property/import', { token });
    expect(list.body).toMatchObject({
      page: { totalElements: 2 },
      content: [{ importId: again.importId }, { importId }],
    });
  });

  it('is resumed after a process died, and still reports what it created', async () => {
    const { importId } = await send(fileOf(listing(1), listing(2)));
    await runImport(importId);
    // State left by the first process: both lines are written, the end is not recorded.
    await world.db.query(sql`update property_import set status = 'RUNNING', finished_time = null`);
    await world.db.query(sql`update property_import_row set carried_out = false where line = 2`);
    await world.store.write(
      (await world.db.query<{ key: string }>(sql`select file_key as key from property_import`))[0]?.key ?? '',
      'ORIGINAL',
      fileOf(listing(1), listing(2)),
    );
    await work();
    expect((await rows(importId)).map(({ result }) => result)).toEqual(['CREATED', 'UNCHANGED']);
    expect(await read(importId)).toMatchObject({ status: 'DONE' });
  });

  it('fails with a sentence for another file format', async () => {
    const found = await send(Buffer.from('bonjour\nmonde'));
    expect(found).toMatchObject({ status: 'FAILED', error: expect.stringMatching(/pas un export Poliris/) as string });
    const zip = await send(Buffer.from('PK\u0003\u0004 nothing'), 'x.zip');
    expect(zip).toMatchObject({ status: 'FAILED', error: expect.stringMatching(/archive est illisible/) as string });
  });

  it('is allowed to managers only', async () => {
    const negotiator = await world.signIn(['NEGOTIATOR']);
    expect((await world.call('GET property/import', { token: negotiator })).status).toBe(403);
    expect((await world.call('GET property/import/999999', { token })).status).toBe(404);
  });
});

describe('undoing an import', () => {
  it('removes what it created, agency contacts included, so that it can be repeated', async () => {
    const { importId } = await send(fileOf(listing(1), listing(2)));
    await runImport(importId);
    expect([await count('property'), await count('contact')]).toEqual([2, 1]);
    expect(await undo(importId)).toMatchObject({ status: 'UNDONE', undone: 2, keptByUndo: 0 });
    expect([await count('property'), await count('contact'), await count('import_listing')]).toEqual([0, 0, 0]);
    expect((await world.call(`POST property/import/${importId}/undo`, { token })).status).toBe(409);
    const again = await send(fileOf(listing(1), listing(2)));
    expect((await runImport(again.importId)).counts).toMatchObject({ CREATED: 2 });
  });

  it('keeps what was changed since, with the reason', async () => {
    const { importId } = await send(fileOf(listing(1), listing(2), listing(3)));
    await runImport(importId);
    const [first, second] = await rows(importId);
    const property = await world.call(`GET property/${first?.reference}`, { token });
    const { version } = property.body as { version: number };
    await world.call(`PATCH property/${first?.reference}`, {
      token,
      body: { title: 'Autre titre' },
      headers: { 'if-match': `"${version}"` },
    });
    await world.db.query(
      sql`insert into portal (code, name, kind, enabled, settings) values ('portail', 'P', 'POLIRIS', false, '{}')`,
    );
    await world.db.query(
      sql`insert into portal_listing (code, reference, included) values ('portail', ${second?.reference}, true)`,
    );
    expect(await undo(importId)).toMatchObject({ status: 'UNDONE', undone: 1, keptByUndo: 2 });
    expect((await rows(importId)).map(({ undo: undoError }) => undoError)).toEqual([
      'Gardé\u00a0: une modification depuis l’import.',
      'Gardé\u00a0: un choix de diffusion depuis l’import.',
      'UNDONE',
    ]);
    expect(await titles()).toEqual(['Autre titre', 'Maison 2']);
  });

  it('restores the texts of a property that it changed', async () => {
    const before = await send(fileOf(listing(1, 'Avant')));
    await runImport(before.importId);
    const after = await send(fileOf(listing(1, 'Après')));
    expect(after.counts).toMatchObject({ UPDATED: 1 });
    await runImport(after.importId);
    expect(await titles()).toEqual(['Après']);
    await undo(after.importId);
    expect(await titles()).toEqual(['Avant']);
    expect((await send(fileOf(listing(1, 'Après')))).counts).toMatchObject({ UPDATED: 1 });
  });
});
