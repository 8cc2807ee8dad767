import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Media, MediaList } from '@pignon/shared/domain/media/media.schema';
import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../test/factories';
import { aPhotograph, upload } from '../../../test/upload';
import { startWorld, type Answer, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { insertManyProperties } from '../property/property.service';
import { markPending } from './pending-media.repo';
import { purgeAbandonedMedia, purgeForgottenUploads, purgeMedia } from './purge-media.service';

let world: World;
let manager: string;
let negotiator: string;
let first: Media;
let second: Media;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  negotiator = await world.signIn(['NEGOTIATOR'], { email: 'nino@pignon.test' });
  const properties = ['V1', 'V2'].map((reference) => ({ reference, fields: propertyFields() }));
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, properties));
  const list: MediaList = (
    await upload(world, 'property/V1', [await aPhotograph(400, 300), await aPhotograph(400, 300)], negotiator)
  ).body;
  [first, second] = list.content as [Media, Media];
});
afterAll(() => world.close());

const line = ({ key, caption, metadata }: Media, overrides: Partial<Media> = {}) => ({
  key,
  caption,
  metadata,
  ...overrides,
});
const recent = ({ key }: Media): unknown => ({
  ...{ key, uploadedBy: 'nino@pignon.test', uploadedTime: expect.any(String) as string, held: null },
});
const patch = (version: number | null, media: unknown, place = 'property/V1'): Promise<Answer> =>
  world.call(`PATCH media/${place}`, {
    token: negotiator,
    body: { media },
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  });
const remove = (path: string, place = 'property/V1', token = manager) =>
  world.call(`DELETE media/${place}/${path}`, { token });
const journal = () =>
  world.db.query<{ action: string; ref: string; changes: unknown }>(
    sql`select action, ref, changes from audit_entry where entity = 'media' order by id desc`,
  );

describe('PATCH media/{owner}/{reference}', () => {
  it('changes order, captions and marks, and journals the changes', async () => {
    const markedLine = line(second, { caption: 'Façade', metadata: ['PUBLIC'] });
    const answer = await patch(1, [markedLine, line(first)]);
    expect([answer.status, answer.headers['etag']]).toEqual([200, versionTag(2)]);
    expect(answer.body).toEqual({
      content: [{ ...second, caption: 'Façade', metadata: ['PUBLIC'] }, first],
      version: 2,
      recent: [recent(second), recent(first)],
    });
    const property = await world.call('GET property/V1', { token: negotiator });
    expect((property.body as { media: Media[] }).media.map(({ key }) => key)).toEqual([second.key, first.key]);
    expect((await journal())[0]).toEqual({
      action: 'UPDATE',
      ref: 'property/V1',
      changes: [
        { path: `${first.key}.position`, before: 0, after: 1 },
        { path: `${second.key}.position`, before: 1, after: 0 },
        { path: `${second.key}.caption`, before: '', after: 'Façade' },
        { path: `${second.key}.metadata`, before: [], after: ['PUBLIC'] },
      ],
    });
  });

  it('answers 304 when nothing changes, and writes nothing', async () => {
    const answer = await patch(1, [line(first), line(second)]);
    expect([answer.status, answer.headers['etag']]).toEqual([304, versionTag(1)]);
    expect(await journal()).toHaveLength(1);
    expect((await patch(0, [], 'property/V2')).status).toBe(304);
  });

  it('requires the base version, and returns the current list after a conflict', async () => {
    expect((await patch(null, [line(first), line(second)])).status).toBe(428);
    await upload(world, 'property/V1', [await aPhotograph(400, 300)], negotiator);
    const staleChange = await patch(1, [line(second), line(first)]);
    expect(staleChange.body).toMatchObject({ status: 412, code: 'STALE', current: { version: 2 } });
    expect((staleChange.body as { current: MediaList }).current.content).toHaveLength(3);
  });

  it.each([
    ['leaves a file out', () => [line(first)], 'media'],
    ['names one that is not there', () => [line(first), line(second, { key: 'x' })], 'media'],
    [
      'marks a property’s file as a proof of identity',
      () => [line(first), line(second, { metadata: ['IDENTITY'] })],
      'media.1.metadata',
    ],
    ['has a caption too long', () => [line(first, { caption: 'a'.repeat(201) }), line(second)], 'media.0.caption'],
  ])('refuses a list that %s', async (_, media, path) => {
    expect((await patch(1, media())).body).toMatchObject({ status: 422, errors: [{ path }] });
  });

  it('is 404 for an unknown owner', async () => {
    expect((await patch(1, [], 'property/V9')).status).toBe(404);
  });

  it('accepts one of two simultaneous changes', async () => {
    const answers = await Promise.all([
      patch(1, [line(second), line(first)]),
      patch(1, [line(first, { caption: 'A' }), line(second)]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('DELETE media/{owner}/{reference}/{path}', () => {
  it('removes the row and every size of the bytes, and journals it', async () => {
    const { body: signed } = await world.call(`GET media/property/V1/MD/${first.path}`, { token: manager });
    const { path } = signed as { path: string };
    const file = `GET ${path.replace('/api/', '')}`;
    expect((await world.call(file)).status).toBe(200);
    const answer = await remove(first.path);
    expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
    for (const size of ['ORIGINAL', 'SM', 'MD'] as const) expect(await world.store.has(first.key, size)).toBe(false);
    expect((await world.call(file)).status).toBe(404);
    expect((await world.call('GET media/property/V1', { token: manager })).body).toEqual({
      content: [second],
      version: 2,
      recent: [recent(second)],
    });
    expect((await journal())[0]).toEqual({
      action: 'DELETE',
      ref: 'property/V1',
      changes: [{ path: first.key, before: { path: first.path, caption: '', metadata: [] }, after: null }],
    });
    expect((await remove(first.path)).status).toBe(404);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });

  it('keeps the bytes while another owner uses them', async () => {
    const file = await aPhotograph(400, 300);
    const list: MediaList = (await upload(world, 'property/V1', [file], negotiator)).body;
    await upload(world, 'property/V2', [file], negotiator);
    const { path, key } = list.content[2] as Media;
    await remove(path);
    expect(await world.store.has(key, 'ORIGINAL')).toBe(true);
    await remove(path, 'property/V2');
    expect(await world.store.has(key, 'ORIGINAL')).toBe(false);
  });

  it('is allowed to managers, and to users for their own recent uploads', async () => {
    const colleague = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
    expect((await remove(first.path, 'property/V1', colleague)).status).toBe(403);
    expect(await world.store.has(first.key, 'ORIGINAL')).toBe(true);
    await world.db.query(sql`update media set uploaded_by = null`);
    expect((await remove(first.path, 'property/V1', negotiator)).status).toBe(403);
  });

  it('is 404 for an unknown media', async () => {
    expect((await remove('x.jpg')).status).toBe(404);
    expect((await remove(first.path, 'property/V2')).status).toBe(404);
    expect((await remove(first.path, 'contact/12')).status).toBe(404);
  });

  it('succeeds when the store does not answer; the bytes are removed later', async () => {
    jest.spyOn(world.store, 'remove').mockRejectedValueOnce(new Error('gone for lunch'));
    expect((await remove(first.path)).status).toBe(204);
    expect(await world.store.has(first.key, 'ORIGINAL')).toBe(true);
    await world.db.query(sql`update pending_media set since = now() - interval '1 hour'`);
    expect(await purgeAbandonedMedia(world)).toBe(1);
    expect(await world.store.has(first.key, 'ORIGINAL')).toBe(false);
  });

  it('never removes the bytes of a simultaneous upload of the same picture', async () => {
    const file = await aPhotograph(400, 300);
    const [media] = ((await upload(world, 'property/V2', [file], negotiator)).body as MediaList).content;
    for (let round = 0; round < 10; round++) {
      const [removal, uploadAnswer] = await Promise.all([
        remove(media?.path ?? '', 'property/V2'),
        upload(world, 'property/V1', [file], negotiator),
      ]);
      expect([removal.status, uploadAnswer.status]).toEqual([204, 201]);
      expect(await world.store.has(media?.key ?? '', 'ORIGINAL')).toBe(true);
      await upload(world, 'property/V2', [file], negotiator);
      await remove(media?.path ?? '');
    }
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });
});

describe('bytes without a row', () => {
  const key = 'ab'.repeat(20);

  it('are removed after the time that an upload may take', async () => {
    await world.store.write(key, 'ORIGINAL', Buffer.from('x'));
    await markPending(world.db, [key, first.key]);
    expect(await purgeAbandonedMedia(world)).toBe(0);
    await world.db.query(sql`update pending_media set since = now() - interval '16 minutes'`);
    expect(await purgeAbandonedMedia(world)).toBe(1);
    expect([await world.store.has(key, 'ORIGINAL'), await world.store.has(first.key, 'ORIGINAL')]).toEqual([
      false,
      true,
    ]);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });

  it('stay when they are purged just while a very slow upload links them to their owner', async () => {
    const has = world.store.has.bind(world.store);
    let requestCount = 0;
    let runningPurge: Promise<number> | undefined;
    jest.spyOn(world.store, 'has').mockImplementation(async (...of) => {
      const found = await has(...of);
      // The fourth store lookup is the last one before the row is written: small and large, then both again.
      if (++requestCount !== 4) return found;
      runningPurge = purge();
      await wait(200);
      return found;
    });
    async function purge(): Promise<number> {
      await world.db.query(sql`update pending_media set since = now() - interval '16 minutes'`);
      return purgeAbandonedMedia(world);
    }
    const list: MediaList = (await upload(world, 'property/V2', [await aPhotograph(400, 300)], negotiator)).body;
    expect([await runningPurge, requestCount >= 4]).toEqual([0, true]);
    expect(await has(list.content[0]?.key ?? '', 'ORIGINAL')).toBe(true);
  });

  it('are stored again when they were purged during a very slow upload', async () => {
    const writeFile = world.store.writeFile.bind(world.store);
    jest.spyOn(world.store, 'writeFile').mockImplementationOnce(async (...of) => {
      await writeFile(...of);
      await world.db.query(sql`update pending_media set since = now() - interval '16 minutes'`);
      expect(await purgeAbandonedMedia(world)).toBe(1);
    });
    const list: MediaList = (await upload(world, 'property/V2', [await aPhotograph(400, 300)], negotiator)).body;
    for (const size of ['ORIGINAL', 'SM'] as const)
      expect(await world.store.has(list.content[0]?.key ?? '', size)).toBe(true);
  });

  it('stay while another request works on them', async () => {
    await world.store.write(key, 'ORIGINAL', Buffer.from('x'));
    await markPending(world.db, [key]);
    await markPending(world.db, [key]);
    expect(await purgeMedia(world, [key])).toBe(0);
    expect(await world.store.has(key, 'ORIGINAL')).toBe(true);
    expect(await purgeMedia(world, [key])).toBe(1);
    expect(await world.store.has(key, 'ORIGINAL')).toBe(false);
  });
});

describe('folders of uploads interrupted by a crash', () => {
  it('are removed after an hour', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'pignon-forgotten-'));
    const names = ['pignon-upload-1-old', 'pignon-upload-2-new', 'of-somebody-else'];
    for (const name of names) await mkdir(join(dir, name));
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['pignon-upload-1-old', 'of-somebody-else']) await utimes(join(dir, name), longAgo, longAgo);
    expect(await purgeForgottenUploads(Date.now(), dir)).toBe(1);
    expect((await readdir(dir)).sort()).toEqual(['of-somebody-else', 'pignon-upload-2-new']);
    await rm(dir, { recursive: true });
  });
});
