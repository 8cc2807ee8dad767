import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  pages: number;
  /** Every word, line breaks and all kinds of spaces as one plain space. */
  text: string;
  title: unknown;
  author: unknown;
  language: unknown;
  /** Of the first page, in millimetres. */
  size: { width: number; height: number };
}

const MM_PER_POINT = 25.4 / 72;
const millimetres = (points: number | undefined): number => Math.round((points ?? 0) * MM_PER_POINT);

/** What a reader finds in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const [, , width, height] = (await document.getPage(1)).view;
  return {
    pages: totalPages,
    text: text.replace(/[\s\u00ad\u202f\u00a0]+/gu, ' '),
    title: info['Title'],
    author: info['Author'],
    language: info['Language'],
    size: { width: millimetres(width), height: millimetres(height) },
  };
}
