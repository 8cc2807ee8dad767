import type { PropertyFindReply } from '@pignon/shared/domain/property/property-find.schema';
import type { Media, SignedMedia } from '@pignon/shared/domain/media/media.schema';
import sharp from 'sharp';
import type { z } from 'zod';
import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyProperties } from '../property/property.service';
import { storeMedia, readSize, type MediaFile } from './media-files';
import { insertMedia } from './media.repo';

let world: World;
let token: string;
let cameraPicture: Buffer;
let photo: MediaFile;
let plan: MediaFile;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  // Taken upside down by a camera that records its position.
  const camera = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '43/1' } };
  cameraPicture = await picture(1200, 900).withExif(camera).jpeg().toBuffer();
  photo = await storeMedia(world.store, cameraPicture);
  plan = await storeMedia(world.store, Buffer.from('%PDF-1.7 a plan'));
  await world.db.tx(async (tx) => {
    await insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields() }]);
    const common = { owner: 'property' as const, ownerRef: 'V1', caption: 'Façade' };
    await insertMedia(tx, [
      { ...plan, ...common, metadata: [], position: 0 },
      { ...photo, ...common, metadata: ['PUBLIC'], position: 1 },
    ]);
  });
});
afterAll(() => world.close());

async function sign(size: string, path = photo.path): Promise<SignedMedia> {
  const answer = await world.call(`GET media/property/V1/${size}/${path}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}
const fetchSigned = (path: string) => world.call(`GET ${path.replace('/api/', '')}`);

describe('media', () => {
  it('opens without a token at its signed address, in the requested size', async () => {
    const { path, mimeType, expiration } = await sign('SM');
    expect(mimeType).toBe('image/webp');
    expect(new Date(expiration).getTime()).toBeGreaterThan(Date.now() + 5.9 * 3_600_000);
    const { status, headers, bytes } = await fetchSigned(path);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    // Opened as a page of its own, a file runs nothing and keeps its declared type.
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  it('is uncacheable when it is internal or about a person', async () => {
    await world.db.tx(async (tx) => {
      const scan = {
        ...photo,
        owner: 'contact' as const,
        ownerRef: '7',
        caption: '',
        metadata: ['PUBLIC' as const],
        position: 0,
      };
      await insertMedia(tx, [scan]);
    });
    const contact = await world.call(`GET media/contact/7/SM/${photo.path}`, { token });
    const signed = [await sign('ORIGINAL', plan.path), contact.body as SignedMedia];
    for (const { path } of signed) {
      const { status, headers } = await fetchSigned(path);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  });

  it('renders a size once and stores it', async () => {
    const write = jest.spyOn(world.store, 'write');
    const { path } = await sign('MD');
    const answers = await Promise.all([fetchSigned(path), fetchSigned(path), fetchSigned(path)]);
    await fetchSigned(path);
    expect(new Set(answers.map(({ bytes }) => bytes.length)).size).toBe(1);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await world.store.read(photo.key, 'MD')).toEqual(answers[0].bytes);
  });

  it('renders the same size completely in two processes at once', async () => {
    await world.store.remove(photo.key);
    await storeMedia(world.store, cameraPicture);
    jest.resetModules();
    const secondModule = await import('./media-files');
    const [firstBytes, secondBytes] = await Promise.all([
      readSize(world.store, photo, 'LG'),
      secondModule.readSize(world.store, photo, 'LG'),
    ]);
    expect(firstBytes?.equals(secondBytes ?? Buffer.alloc(0))).toBe(true);
    expect(await world.store.read(photo.key, 'LG')).toEqual(firstBytes);
  });

  it('stores no size of a media that is deleted during rendering', async () => {
    const fileKey = await storeMedia(world.store, await picture(900, 700).png().toBuffer());
    const write = world.store.write.bind(world.store);
    jest.spyOn(world.store, 'write').mockImplementationOnce(async (key, size, bytes) => {
      await world.store.remove(key);
      await write(key, size, bytes);
    });
    expect(await readSize(world.store, fileKey, 'MD')).toBeNull();
    expect(await world.store.has(fileKey.key, 'MD')).toBe(false);
  });

  it('never enlarges a picture', async () => {
    const { bytes } = await fetchSigned((await sign('LG')).path);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200 });
  });

  it('removes the camera’s metadata, and keeps documents unchanged', async () => {
    const original = await fetchSigned((await sign('ORIGINAL')).path);
    expect(original.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(original.bytes).metadata()).exif).toBeUndefined();
    const document = await fetchSigned((await sign('SM', plan.path)).path);
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.bytes.toString()).toBe('%PDF-1.7 a plan');
  });

  it('keeps its address for hours, so that browsers can cache it', async () => {
    expect((await sign('SM')).path).toBe((await sign('SM')).path);
  });

  it.each([
    ['another size', (path: string) => path.replace('/SM/', '/ORIGINAL/')],
    ['another property', (path: string) => path.replace('/V1/', '/V2/')],
    ['another file', (path: string) => path.replace(photo.path, plan.path)],
    ['another owner', (path: string) => path.replace('/property/', '/contact/')],
    ['no signature', (path: string) => path.replace(/&s=.*/, '&s=')],
    ['a later expiry', (path: string) => path.replace(/e=(\d)/, 'e=9$1')],
    ['another signature', (path: string) => path.replace(/s=(.)/, (_, first) => (first === '_' ? 's=-' : 's=_'))],
  ])('refuses a signed address changed to %s', async (_, change) => {
    const { path } = await sign('SM');
    const answer = await fetchSigned(change(path));
    expect(answer.body).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('refuses a signed address that has expired', async () => {
    const { path } = await sign('SM');
    fakeTimersOnly(['Date'], Date.now() + 13 * 3_600_000);
    expect((await fetchSigned(path)).status).toBe(403);
    jest.useRealTimers();
  });

  it.each(['V1/SM/nothing.jpg', 'V2/SM/x.jpg', 'V1/SM/..%2F..%2Fmedia.secret'])('is 404 at %s', async (place) => {
    expect((await world.call(`GET media/property/${place}`, { token })).status).toBe(404);
  });

  it('accepts pictures and PDFs by their bytes and nothing else', async () => {
    await expect(
      storeMedia(world.store, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
    });
    await expect(storeMedia(world.store, Buffer.from('MZ program'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
    });
  });
});

describe('the cover of a property in a list', () => {
  it('is the first picture, signed in size SM', async () => {
    const body: z.infer<typeof PropertyFindReply> = (await world.call('POST property/find', { token, body: {} })).body;
    const [line] = body.content;
    expect(line?.photoCount).toBe(1);
    expect(line?.cover).toEqual(await sign('SM'));
    expect((await fetchSigned(line?.cover?.path ?? '')).status).toBe(200);
  });

  it('is included with all media in the property itself', async () => {
    const { media } = (await world.call('GET property/V1', { token })).body as { media: Media[] };
    expect(media.map(({ path }) => path)).toEqual([plan.path, photo.path]);
    expect(media[1]).toMatchObject({
      caption: 'Façade',
      metadata: ['PUBLIC'],
      width: 1200,
      height: 900,
      expiration: null,
    });
  });
});
