import sharp, { type Sharp } from 'sharp';
import { isPictureWithoutMetadata } from './picture-without-metadata';
import { withoutMetadata } from './read-picture';

const noise = () =>
  sharp({
    create: {
      width: 120,
      height: 80,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#000',
    },
  });

const FORMATS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'a JPEG': (picture) => picture.jpeg(),
  'a progressive JPEG': (picture) => picture.jpeg({ progressive: true }),
  'a JPEG with restarts of small blocks': (picture) => picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
  'a JPEG with a colour profile': (picture) => picture.withIccProfile('p3').jpeg(),
  'a PNG': (picture) => picture.png(),
  'a PNG of few colours': (picture) => picture.png({ palette: true }),
  'a WebP': (picture) => picture.webp(),
  'a WebP with transparency': (picture) => picture.ensureAlpha(0.5).webp({ lossless: true }),
};

const bytesOf = (name: string) => FORMATS[name]!(noise()).toBuffer();

/** Inserts a section after the first bytes of a file. */
const insert = (bytes: Buffer, at: number, section: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), section, bytes.subarray(at)]);
const jpegSegment = (marker: number, content: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), Buffer.from(content, 'latin1')]);
const pngChunk = (type: string, content: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type + content, 'latin1'), Buffer.alloc(4)]);
};
const PAGE = '<script>alert(1)</script>';

describe('a picture without metadata', () => {
  it.each(Object.keys(FORMATS))('is %s as an encoder writes it', async (name) => {
    expect(isPictureWithoutMetadata(await bytesOf(name))).toBe(true);
  });

  it.each(Object.keys(FORMATS))('is no longer %s with a page after its end', async (name) => {
    expect(isPictureWithoutMetadata(Buffer.concat([await bytesOf(name), Buffer.from(PAGE)]))).toBe(false);
  });

  it.each(Object.keys(FORMATS))('is not the beginning of %s', async (name) => {
    const bytes = await bytesOf(name);
    expect(isPictureWithoutMetadata(bytes.subarray(0, bytes.length - 3))).toBe(false);
  });

  it.each(['a JPEG', 'a PNG', 'a WebP'])('is not %s that contains its position', async (name) => {
    const exif = { IFD3: { GPSLatitude: '43/1 29/1 0/1' } };
    expect(isPictureWithoutMetadata(await FORMATS[name]!(noise().withExif(exif)).toBuffer())).toBe(false);
  });

  it.each(['a JPEG', 'a PNG', 'a WebP'])('is not %s with XMP metadata', async (name) => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
    expect(isPictureWithoutMetadata(await FORMATS[name]!(noise().withXmp(xmp)).toBuffer())).toBe(false);
  });

  it('is no JPEG with a comment, an unknown application segment or a second picture', async () => {
    const bytes = await bytesOf('a JPEG');
    for (const [marker, content] of [
      [0xfe, PAGE],
      [0xe2, `MPF\0${PAGE}`],
      [0xed, `Photoshop 3.0\0${PAGE}`],
      [0xe0, `JFXX\0${PAGE}`],
    ] as const)
      expect(isPictureWithoutMetadata(insert(bytes, 2, jpegSegment(marker, content)))).toBe(false);
  });

  it('is no PNG with texts', async () => {
    const bytes = await bytesOf('a PNG');
    for (const type of ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'])
      expect(isPictureWithoutMetadata(insert(bytes, 33, pngChunk(type, `Comment\0${PAGE}`)))).toBe(false);
  });

  it('is the result of encoding any other picture', async () => {
    for (const name of ['a JPEG', 'a PNG', 'a WebP']) {
      const pictureWithPage = Buffer.concat([await bytesOf(name), Buffer.from(`PK\u0003\u0004${PAGE}`)]);
      const encodedPicture = await (await withoutMetadata(pictureWithPage)).toBuffer();
      expect(isPictureWithoutMetadata(encodedPicture)).toBe(true);
      expect(encodedPicture.includes(PAGE)).toBe(false);
    }
  });

  it('is neither empty, nor another format, nor a bare header', () => {
    for (const other of [
      '',
      '%PDF-1.7 %%EOF',
      'GIF89a',
      '\u00ff\u00d8\u00ff',
      '\u0089PNG\r\n\u001a\n',
      'RIFF\0\0\0\0WEBP',
    ])
      expect(isPictureWithoutMetadata(Buffer.from(other, 'latin1'))).toBe(false);
  });
});
