import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaMark } from '@pignon/shared/domain/media/media.enums';
import type { RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { DEMO_AGENCY } from '../../../../../demo/src/agency-settings';
import { ENERGY } from '../../../../test/portal/energy-certificate';
import { propertyFields, SOMEBODY } from '../../../../test/factories';
import { listingsIn, readPackage } from '../../../../test/portal/read-package';
import { startWorld, type World } from '../../../../test/world';
import { runDueJobs } from '../../../jobs/run-jobs';
import { addJobs } from '../../../jobs/job.repo';
import { writeAgency } from '../../agency/agency.repo';
import { storeMedia } from '../../media/media-files';
import { insertMedia } from '../../media/media.repo';
import { insertManyProperties } from '../../property/property.service';
import { createPhotoLinks } from '../photo/photo-links';
import { RETRY_MINUTES, sendRun, type SendingDeps } from './send-run.service';
import { sendingJobs } from './sending-jobs';
import { endTry, startAttempt } from './sending.repo';
import { TEST_KEYS } from '../../../../test/fakes/test-keys';

let world: World;
let token: string;
let folder: string;
let deps: SendingDeps;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pignon-portals-'));
  world = await startWorld({ connectors: new Set(['POLIRIS']) });
  const { db, store } = world;
  deps = {
    db,
    store,
    portalSecrets: TEST_KEYS.box('portals'),
    portalFolder: folder,
    privateHosts: 'all',
    photoLinks: createPhotoLinks(TEST_KEYS),
    publicUrl: 'https://pignon.test',
    patienceMs: 500,
  };
});
beforeEach(async () => {
  await world.empty();
  await rm(join(folder, 'in'), { recursive: true, force: true });
  token = await world.signIn(['SYNCHRO'], { email: 'synchro@pignon.test' });
  await world.call('POST sync', { token, body: { code: 'seloger', name: 'SeLoger', kind: 'POLIRIS' } });
  const body = { account: 'A64', target: { kind: 'FOLDER', folder: 'in' }, enabled: true };
  await world.call('PATCH sync/seloger', { token, body, headers: { 'if-match': '"1"' } });
  const house = (title: string) => propertyFields({ energyEfficiency: { ...ENERGY }, title });
  await world.db.tx(async (tx) => {
    await writeAgency(tx, DEMO_AGENCY);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V26-00001', fields: house('Villa Éole') },
      { reference: 'V26-00002', fields: house('Maison d’angle') },
      { reference: 'V26-00003', fields: house('') },
    ]);
  });
  await world.db.query(sql`update property set mandate_status = 'RUNNING'`);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function queueRun(): Promise<number> {
  const { status, body } = await world.call('POST sync/seloger/run', { token });
  expect(status).toBe(201);
  return (body as { runId: number }).runId;
}
async function detail(runId: number): Promise<RunDetail> {
  return (await world.call(`GET sync/histo/${runId}`, { token })).body;
}
const deliveredPackage = async () => readPackage(await readFile(join(folder, 'in', 'pignon_A64.zip')));
async function sentRun(): Promise<RunDetail> {
  const runId = await queueRun();
  await sendRun(deps, runId);
  return detail(runId);
}
const outcomes = ({ listings }: RunDetail) =>
  Object.fromEntries(listings.map(({ reference, outcome }) => [reference, outcome]));

async function addPicture(reference: string, background: string, marks: MediaMark[] = ['PUBLIC']): Promise<string> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .webp()
    .toBuffer();
  const file = await storeMedia(world.store, bytes);
  const record = {
    ...file,
    owner: 'property' as const,
    ownerRef: reference,
    caption: '',
    metadata: marks,
    position: 1,
  };
  await insertMedia(world.db, [record]);
  return file.key;
}

describe('a run', () => {
  it('delivers a whole package where the portal reads it, without legally blocked listings', async () => {
    const run = await sentRun();
    expect(run).toMatchObject({ status: 'DONE', sent: 2, added: 2, updated: 0, removed: 0, blocked: 1, error: null });
    const files = await deliveredPackage();
    expect([...files.keys()].sort()).toEqual(['Annonces.csv', 'Config.txt', 'Photos.cfg']);
    expect(String(files.get('Photos.cfg'))).toBe('Mode=FULL\r\n');
    expect(String(files.get('Config.txt'))).toMatch(/^Version=4\.12\r\nApplication=Pignon \/ 1\.0\r\nDevise=Euro\r\n$/);
    expect(listingsIn(files).map(({ reference, fields }) => [reference, fields.title])).toEqual([
      ['V26-00001', 'Villa Éole'],
      ['V26-00002', 'Maison d’angle'],
    ]);
    expect(run.listings[0]).toMatchObject({ reference: 'V26-00003', outcome: 'BLOCKED' });
    const sentFile = await world.call(`GET sync/histo/${run.runId}/file`, { token });
    expect(sentFile.bytes.equals(await readFile(join(folder, 'in', 'pignon_A64.zip')))).toBe(true);
  });

  it('contains only public pictures, as JPEG under unique names', async () => {
    await addPicture('V26-00001', 'red');
    await addPicture('V26-00001', 'blue', []);
    await sentRun();
    const files = await deliveredPackage();
    const pictures = [...files.keys()].filter((name) => name.endsWith('.jpg'));
    expect(pictures).toHaveLength(1);
    expect(listingsIn(files)[0]?.photos.map(({ url }) => url)).toEqual(pictures);
    expect((await sharp(files.get(pictures[0] ?? '')).metadata()).format).toBe('jpeg');
  });

  it('fails for a missing picture and names it', async () => {
    await world.store.remove(await addPicture('V26-00002', 'green'));
    const { status, error } = await sentRun();
    expect(status).toBe('FAILED');
    expect(error).toMatch(/^La photographie V26-00002_\w+\.jpg manque/);
  });

  it('reports new, changed, unchanged, blocked and removed listings', async () => {
    await sentRun();
    await world.db.query(sql`update property set title = 'Villa Zéphyr',
      parts = parts || '{"title": "Villa Zéphyr"}' where reference = 'V26-00001'`);
    const second = await sentRun();
    expect(outcomes(second)).toEqual({ 'V26-00001': 'UPDATED', 'V26-00002': 'UNCHANGED', 'V26-00003': 'BLOCKED' });
    await world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V26-00001'`);
    await world.db.query(sql`update property set mandate_status = 'EXPIRED' where reference = 'V26-00002'`);
    const third = await sentRun();
    expect(outcomes(third)).toEqual({ 'V26-00001': 'REMOVED', 'V26-00002': 'BLOCKED', 'V26-00003': 'BLOCKED' });
    expect([third.sent, third.removed, third.blocked, third.newlyBlocked]).toEqual([0, 1, 2, ['V26-00002']]);
    expect(listingsIn(await deliveredPackage())).toEqual([]);
  });

  it('stores what differs in a changed listing, and the contents of the last run only', async () => {
    const first = await sentRun();
    await world.db.query(sql`update property set title = 'Villa Zéphyr' where reference = 'V26-00001'`);
    const second = await sentRun();
    const changes = async (runId: number, reference: string) =>
      (await world.call(`GET sync/histo/${runId}/listing/${reference}`, { token })).body;
    expect(await changes(second.runId, 'V26-00001')).toEqual({
      changes: [{ label: 'Libellé', before: 'Villa Éole', after: 'Villa Zéphyr' }],
    });
    expect(await changes(second.runId, 'V26-00002')).toEqual({ changes: null });
    expect(await changes(first.runId, 'V26-00001')).toEqual({ changes: null });
    expect(await changes(second.runId, 'V26-09999')).toMatchObject({ code: 'NOT_FOUND' });
    const runsWithContent = await world.db
      .query(sql`select run_id as run from sync_run_listing where content is not null
      group by run_id`);
    expect(runsWithContent).toEqual([{ run: second.runId }]);
  });

  it('with DIFF contains the pictures of new and changed listings only, and every line', async () => {
    await world.db.query(sql`update portal set settings = settings || '{"mode": "DIFF"}' where code = 'seloger'`);
    await addPicture('V26-00001', 'red');
    await sentRun();
    expect([...(await deliveredPackage()).keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    await sentRun();
    const files = await deliveredPackage();
    expect([...files.keys()].filter((name) => name.endsWith('.jpg'))).toEqual([]);
    expect(listingsIn(files)[0]?.photos).toHaveLength(1);
  });
});

describe('an interrupted run', () => {
  it('starts again before its file is complete, and writes each listing once', async () => {
    const runId = await queueRun();
    await world.db.query(sql`update sync_run set status = 'RUNNING', attempts = 1 where id = ${runId}`);
    await world.db.query(
      sql`insert into sync_run_listing (run_id, reference, outcome) values (${runId}, 'V26-00001', 'ADDED')`,
    );
    await sendRun(deps, runId);
    expect(await detail(runId)).toMatchObject({ status: 'DONE', sent: 2 });
  });

  it('sends the same bytes after its file is complete, whatever changed since', async () => {
    await writeFile(join(folder, 'in'), 'in the way');
    const runId = await queueRun();
    await sendRun(deps, runId);
    const first = await detail(runId);
    expect(first).toMatchObject({
      status: 'QUEUED',
      error: 'Le fichier n’a pas pu être déposé dans le dossier.',
      sent: 2,
    });
    await rm(join(folder, 'in'));
    await world.db.query(sql`update property set property_status = 'SOLD'`);
    await sendRun(deps, runId);
    expect((await detail(runId)).status).toBe('DONE');
    expect(listingsIn(await deliveredPackage())).toHaveLength(2);
  });

  it('is ended only by the process that took it over', async () => {
    const runId = await queueRun();
    const lostAttempt = await startAttempt(world.db, runId);
    await sendRun(deps, runId);
    const lateResult = { status: 'FAILED', error: 'Trop tard', againInMinutes: null } as const;
    expect(lostAttempt && (await endTry(world.db, lostAttempt, lateResult))).toBe(false);
    const updateEntries = await world.db.query(
      sql`select 1 from audit_entry where entity = 'sync' and action = 'UPDATE'`,
    );
    expect(updateEntries).toHaveLength(1);
    expect((await detail(runId)).status).toBe('DONE');
    expect(listingsIn(await deliveredPackage())).toHaveLength(2);
  });
});

describe('an unreachable portal', () => {
  const unreachableTarget = { kind: 'FTP', host: '127.0.0.1', port: 1, secure: false, login: 'pignon', folder: '' };
  beforeEach(async () => {
    const body = { target: unreachableTarget, password: 'right' };
    await world.call('PATCH sync/seloger', { token, body, headers: { 'if-match': '"2"' } });
  });

  it('is retried after growing delays, then given up with the reason', async () => {
    const runId = await queueRun();
    const pauses: number[] = [];
    for (let attempt = 0; attempt <= RETRY_MINUTES.length; attempt += 1) {
      await sendRun(deps, runId);
      const [row] = await world.db.query<{ minutes: number | null }>(
        sql`select round(extract(epoch from next_attempt_time - now()) / 60)::int as minutes from sync_run where id = ${runId}`,
      );
      if (row?.minutes != null) pauses.push(row.minutes);
    }
    expect(pauses).toEqual([...RETRY_MINUTES]);
    expect(await detail(runId)).toMatchObject({
      status: 'FAILED',
      error: 'Le serveur du portail ne répond pas, ou la liaison a été coupée.',
    });
    const [event] = await world.db.query(sql`select title from event where title like 'Diffusion%échouée'`);
    expect(event).toEqual({ title: 'Diffusion vers SeLoger échouée' });
  });

  it('is retried after its delay by the job too', async () => {
    await queueRun();
    await addJobs(world.db, ['send-listings']);
    const log = { info: () => undefined, error: () => undefined };
    const settings = { db: world.db, jobs: sendingJobs(deps), log };
    expect(await runDueJobs(settings, 'one')).toEqual(['send-listings']);
    expect(await runDueJobs(settings, 'one')).toEqual([]);
  });
});
