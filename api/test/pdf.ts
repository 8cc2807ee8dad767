import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  pages: number;
  /** All words, with line breaks and special spaces as plain spaces. */
  text: string;
  title: unknown;
  author: unknown;
  language: unknown;
  /** Size of the first page in millimetres. */
  size: { width: number; height: number };
  /** Words of the first page outside the sheet or on top of others. */
  misplaced: string[];
}

interface Placed {
  words: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const MM_PER_POINT = 25.4 / 72;
const millimetres = (points: number): number => Math.round(points * MM_PER_POINT);
/** Shares of a letter's height: what every letter covers, and the tolerated overlap of two words. */
const BODY = 0.5;
const MAX_OVERLAP = 0.5;

const overlap = (a: Placed, b: Placed): boolean =>
  a.left < b.right - MAX_OVERLAP &&
  b.left < a.right - MAX_OVERLAP &&
  a.bottom < b.top - MAX_OVERLAP &&
  b.bottom < a.top - MAX_OVERLAP;

/** Reads text and metadata of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const page = await document.getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item): Placed[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left = 0, bottom = 0] = (item.transform as number[]).slice(4);
    return [{ words: item.str, left, right: left + item.width, bottom, top: bottom + item.height * BODY }];
  });
  const isOffPage = ({ left, right, bottom, top }: Placed) => left < 0 || bottom < 0 || right > width || top > height;
  const misplaced = placed.filter(
    (each) => isOffPage(each) || placed.some((other) => other !== each && overlap(each, other)),
  );
  return {
    pages: totalPages,
    text: text.replace(/[\s\u00ad\u202f\u00a0]+/gu, ' '),
    title: info['Title'],
    author: info['Author'],
    language: info['Language'],
    size: { width: millimetres(width), height: millimetres(height) },
    misplaced: misplaced.map(({ words }) => words),
  };
}
