import type { Media } from '@pignon/shared/domain/media/media.schema';
import sharp from 'sharp';
import type { MediaStore } from '../modules/media/store/media-store';
import { publicPhotos, readDataPicture, readPhotos } from './pictures';

const size = { width: 900, height: 600, channels: 4 as const, background: { r: 9, g: 99, b: 9, alpha: 0.5 } };
let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: size }).png().toBuffer();
});

const media = (key: string, overrides: Partial<Media> = {}): Media => ({
  key,
  path: `${key}.png`,
  mimeType: 'image/png',
  width: 900,
  height: 600,
  caption: '',
  metadata: ['PUBLIC'],
  crop: null,
  expiration: null,
  ...overrides,
});

const files = (): Record<string, Buffer> => ({ whole: picture, other: picture, broken: Buffer.from('not a picture') });
const store = { read: (key: string) => Promise.resolve(files()[key] ?? null) } as unknown as MediaStore;

describe('photographs of a document', () => {
  it('are the public ones, without PDFs', () => {
    const all = [media('a'), media('b', { metadata: [] }), media('c', { mimeType: 'application/pdf' })];
    expect(publicPhotos(all).map(({ key }) => key)).toEqual(['a']);
  });

  it('are JPEG of at most the requested size; deleted and broken ones are left out', async () => {
    const mediaList = ['gone', 'whole', 'broken', 'other', 'whole'].map((key) => media(key));
    const photos = await readPhotos(store, mediaList, { maxCount: 2, side: 300 });
    expect([...photos.keys()]).toEqual(['1.jpg', '3.jpg']);
    const { format, width, height } = await sharp(photos.get('1.jpg')).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 300, height: 200 });
  });
});

describe('a picture stored as a data: address', () => {
  const address = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
  const svgPicture = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90"/></svg>',
  );

  it('becomes PNG, also from SVG', async () => {
    for (const logo of [address('png', picture), address('svg+xml', svgPicture)]) {
      const read = await readDataPicture(logo, 20);
      expect((await sharp(read ?? Buffer.of()).metadata()).format).toBe('png');
    }
  });

  it.each([null, 'https://x.test/logo.png', address('png', Buffer.from('nothing'))])('is null for %s', async (logo) => {
    expect(await readDataPicture(logo, 20)).toBeNull();
  });
});
