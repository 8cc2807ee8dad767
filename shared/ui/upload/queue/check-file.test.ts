import { MAX_MEDIA_BYTES } from '@pignon/shared/domain/media/media.enums';
import { refusalOf } from './check-file';

const JPEG_SIGNATURE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const createJpeg = (size: number) => new Blob([JPEG_SIGNATURE, new Uint8Array(size - JPEG_SIGNATURE.length)]);

it.each([
  ['a photograph', createJpeg(2_000), null],
  ['a photograph of 20 MB', createJpeg(MAX_MEDIA_BYTES), null],
  ['a photograph one byte over 20 MB', createJpeg(MAX_MEDIA_BYTES + 1), 'large'],
  ['a PDF', new Blob(['%PDF-1.7 …']), null],
  ['a HEIC picture', new Blob(['\0\0\0\x18ftypheic\0\0\0\0']), 'heic'],
  ['a GIF', new Blob(['GIF89a…']), 'gif'],
  ['a text file named like a photograph', new File(['bonjour'], 'facade.jpg', { type: 'image/jpeg' }), 'kind'],
  ['nothing', new Blob([]), 'empty'],
])('checks %s by its bytes', async (_, file, refusal) => {
  expect(await refusalOf(file)).toBe(refusal);
});

it('refuses a file that can no longer be read', async () => {
  const file = createJpeg(2_000);
  file.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  expect(await refusalOf(file)).toBe('unreadable');
});
