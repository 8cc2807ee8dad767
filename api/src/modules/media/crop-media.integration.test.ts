import type { Crop } from '@pignon/shared/domain/media/crop.schema';
import type { Media, MediaList } from '@pignon/shared/domain/media/media.schema';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../test/factories';
import { upload } from '../../../test/upload';
import { startWorld, type Answer, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { insertManyProperties } from '../property/property.service';
import { purgeAbandonedMedia } from './purge-media.service';

let world: World;
let token: string;
let photo: Media;
let shades = 0;

/** Red above, blue below, so that rotations and crops show. */
async function redOverBlue(): Promise<Buffer> {
  const top = await sharp({
    create: { width: 400, height: 150, channels: 3, background: { r: 250, g: ++shades, b: 0 } },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#0000ff' } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR']);
  const properties = ['V1', 'V2'].map((reference) => ({ reference, fields: propertyFields() }));
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, properties));
  const files = [
    { name: 'a.png', bytes: await redOverBlue() },
    { name: 'b.pdf', bytes: Buffer.from('%PDF-1.7 a plan\n%%EOF\n') },
  ];
  const list: MediaList = (await upload(world, 'property/V1', files, token)).body;
  photo = list.content[0] as Media;
});
afterAll(() => world.close());

const LOWER: Crop = { x: 0, y: 0.5, width: 1, height: 0.5, rotation: 0 };
const crop = (version: number, frame: unknown, overrides: { key?: string; place?: string } = {}): Promise<Answer> =>
  world.call(`PATCH media/${overrides.place ?? 'property/V1'}/${overrides.key ?? photo.key}`, {
    token,
    body: { crop: frame },
    headers: { 'if-match': `"${version}"` },
  });
const firstMedia = ({ body }: Answer) => (body as MediaList).content[0] as Media;
const stored = (key: string) => world.store.has(key, 'ORIGINAL');

async function bytesAt(path: string, size: string): Promise<Buffer> {
  const signed = await world.call(`GET media/property/V1/${size}/${path}`, { token });
  const answer = await world.call(`GET ${(signed.body as { path: string }).path.replace('/api/', '')}`);
  expect([signed.status, answer.status]).toEqual([200, 200]);
  return answer.bytes;
}

/** Colour at the centre of a picture: red or blue. */
async function colourOf(bytes: Buffer): Promise<string> {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

describe('PATCH media/{owner}/{reference}/{key}', () => {
  it('shows the cropped picture, under a new address and in every size, and keeps the original', async () => {
    const answer = await crop(1, LOWER);
    expect([answer.status, answer.headers['etag']]).toEqual([200, versionTag(2)]);
    const cut = firstMedia(answer);
    expect(cut).toMatchObject({ key: photo.key, width: 400, height: 150 });
    expect(cut.path).not.toBe(photo.path);
    expect(cut.crop).toMatchObject({ ...LOWER, original: { path: photo.path, width: 400, height: 300 } });
    for (const size of ['SM', 'MD', 'ORIGINAL']) {
      const bytes = await bytesAt(cut.path, size);
      expect(await colourOf(bytes)).toBe('blue');
      expect((await sharp(bytes).metadata()).height).toBe(size === 'SM' ? 120 : 150);
    }
    expect(await sharp(await bytesAt(photo.path, 'ORIGINAL')).metadata()).toMatchObject({ height: 300 });
    const [entry] = await world.db.query<{ action: string; changes: unknown }>(
      sql`select action, changes from audit_entry where entity = 'media' order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'UPDATE', changes: [{ path: `${photo.key}.crop`, before: null, after: LOWER }] });
    const property = await world.call('GET property/V1', { token });
    expect((property.body as { media: Media[] }).media[0]).toEqual(cut);
  });

  it('rotates before it crops', async () => {
    const cut = firstMedia(await crop(1, { x: 0, y: 0, width: 0.5, height: 1, rotation: 90 }));
    expect([cut.width, cut.height]).toEqual([150, 400]);
    // a quarter turn clockwise moves the lower half to the left
    expect(await colourOf(await bytesAt(cut.path, 'SM'))).toBe('blue');
  });

  it('crops the original, not the crop, and removes the bytes of the earlier crop', async () => {
    const first = firstMedia(await crop(1, LOWER)).crop?.key ?? '';
    const second = firstMedia(await crop(2, { ...LOWER, y: 0 }));
    expect(second).toMatchObject({ width: 400, height: 150 });
    expect(await colourOf(await bytesAt(second.path, 'MD'))).toBe('red');
    expect([await stored(first), await stored(second.crop?.key ?? ''), await stored(photo.key)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });

  it('restores the original at its own address', async () => {
    const cut = firstMedia(await crop(1, LOWER));
    const answer = await crop(2, null);
    expect(firstMedia(answer)).toEqual(photo);
    expect(await stored(cut.crop?.key ?? '')).toBe(false);
    expect((await world.call(`GET media/property/V1/SM/${cut.path}`, { token })).status).toBe(404);
  });

  it('has the same address for equal crops, and another one for others', async () => {
    const path = firstMedia(await crop(1, LOWER)).path;
    await crop(2, null);
    expect(firstMedia(await crop(3, LOWER)).path).toBe(path);
    expect(firstMedia(await crop(4, { ...LOWER, height: 0.4 })).path).not.toBe(path);
  });

  it('answers 304 for an unchanged frame, and for the whole of an uncropped picture', async () => {
    expect((await crop(1, { x: 0, y: 0, width: 1, height: 1, rotation: 0 })).status).toBe(304);
    await crop(1, LOWER);
    expect((await crop(2, LOWER)).status).toBe(304);
  });

  it('is deleted with its picture', async () => {
    const { path, crop: cut } = firstMedia(await crop(1, LOWER));
    const manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
    expect((await world.call(`DELETE media/property/V1/${path}`, { token: manager })).status).toBe(204);
    expect([await stored(photo.key), await stored(cut?.key ?? '')]).toEqual([false, false]);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });

  it('keeps the bytes that another property shows too', async () => {
    const same = await world.store.read(photo.key, 'ORIGINAL');
    await upload(world, 'property/V2', [{ name: 'a.png', bytes: same ?? Buffer.alloc(0) }], token);
    const key = firstMedia(await crop(1, LOWER)).crop?.key ?? '';
    expect(firstMedia(await crop(1, LOWER, { place: 'property/V2' })).crop?.key).toBe(key);
    await crop(2, null);
    expect(await stored(key)).toBe(true);
    await crop(2, null, { place: 'property/V2' });
    expect(await stored(key)).toBe(false);
  });

  it.each([
    ['beyond the edge', { ...LOWER, y: 0.6 }],
    ['not a number', { ...LOWER, x: 'NaN' }],
    ['null', { ...LOWER, x: null }],
    ['negative', { ...LOWER, x: -0.1 }],
    ['without an area', { ...LOWER, width: 0 }],
    ['of a few pixels', { ...LOWER, width: 0.1 }],
    ['turned by half', { ...LOWER, rotation: 45 }],
    ['with more to say', { ...LOWER, zoom: 2 }],
  ])('refuses a frame that is %s', async (_, frame) => {
    expect((await crop(1, frame)).body).toMatchObject({
      status: 422,
      errors: [{ path: expect.stringMatching(/^crop/) as string }],
    });
    expect((await world.call('GET media/property/V1', { token })).body).toMatchObject({ version: 1 });
  });

  it('refuses a PDF and an unknown media', async () => {
    const [, plan] = ((await world.call('GET media/property/V1', { token })).body as MediaList).content;
    expect((await crop(1, LOWER, { key: plan?.key })).body).toMatchObject({ status: 422, errors: [{ path: 'crop' }] });
    expect((await crop(1, LOWER, { key: 'x' })).status).toBe(404);
    expect((await crop(0, LOWER, { place: 'property/V9' })).status).toBe(404);
  });

  it('requires the base version, and accepts one of two simultaneous crops', async () => {
    const staleCrop = await crop(7, LOWER);
    expect(staleCrop.body).toMatchObject({ status: 412, current: { version: 1 } });
    const answers = await Promise.all([crop(1, LOWER), crop(1, { ...LOWER, y: 0 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });

  it('leaves nothing behind when it fails half way', async () => {
    const write = world.store.write.bind(world.store);
    let key = '';
    jest.spyOn(world.store, 'write').mockImplementation(async (...of) => {
      [key] = of;
      if (of[1] === 'ORIGINAL') throw new Error('full');
      await write(...of);
    });
    expect((await crop(1, { ...LOWER, y: 0.25 })).status).toBe(500);
    jest.restoreAllMocks();
    expect([key === '', await world.store.has(key, 'SM')]).toEqual([false, false]);
    expect(firstMedia(await world.call('GET media/property/V1', { token }))).toEqual(photo);
  });

  it('leaves the remains of a crash to the purge', async () => {
    const cut = firstMedia(await crop(1, LOWER)).crop?.key ?? '';
    jest.spyOn(world.store, 'remove').mockRejectedValueOnce(new Error('gone for lunch'));
    expect((await crop(2, null)).status).toBe(200);
    expect(await stored(cut)).toBe(true);
    await world.db.query(sql`update pending_media set since = now() - interval '1 hour'`);
    await purgeAbandonedMedia(world);
    expect(await stored(cut)).toBe(false);
  });
});
