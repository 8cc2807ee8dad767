import type { Encoding } from '@pignon/shared/domain/import/encodings';

const BYTE_ORDER_MARK = '\uFEFF';
const ARCHIVE = /\.zip$/i;

/** Re-encodes a table from the chosen encoding to UTF-8; unchanged without a choice, and for an archive. */
export async function recoded(file: File, encoding: Encoding | ''): Promise<File> {
  if (encoding === '' || ARCHIVE.test(file.name)) return file;
  const { decodeBy } = await import('@pignon/shared/domain/import/read-text');
  const text = decodeBy(new Uint8Array(await file.arrayBuffer()), encoding);
  return new File([BYTE_ORDER_MARK, text.replace(BYTE_ORDER_MARK, '')], file.name, { type: 'text/csv' });
}
