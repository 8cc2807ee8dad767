import type { Encoding } from '@pignon/shared/domain/import/encodings';

const BYTE_ORDER_MARK = '\uFEFF';
const ARCHIVE = /\.zip$/i;

/** The same table in UTF-8, read in the encoding that somebody chose; as it is where none was chosen, and of an archive. */
export async function recoded(file: File, encoding: Encoding | ''): Promise<File> {
  if (encoding === '' || ARCHIVE.test(file.name)) return file;
  const { decodeBy } = await import('@pignon/shared/domain/import/read-text');
  const text = decodeBy(new Uint8Array(await file.arrayBuffer()), encoding);
  return new File([BYTE_ORDER_MARK, text.replace(BYTE_ORDER_MARK, '')], file.name, { type: 'text/csv' });
}
