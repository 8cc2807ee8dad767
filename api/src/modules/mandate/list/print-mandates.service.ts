import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { ZipFile } from 'yazl';
import type { Db } from '../../../db/db';
import type { PdfQueue } from '../../../documents/pdf-queue';
import type { FileResponse } from '../../../http/file-response';
import { noMandate } from '../mandate-change';
import { readMandates } from '../mandate-read.repo';
import { contractCopy } from '../pdf/contract-copy';

/** Numbers repeated file names: two drafts of one property share a name. */
function uniqueName(name: string, usedNames: Set<string>): string {
  const stem = name.replace(/\.pdf$/, '');
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${stem} (${count}).pdf`;
    if (usedNames.has(candidate)) continue;
    usedNames.add(candidate);
    return candidate;
  }
}

const bytesOf = async ({ content }: FileResponse): Promise<Buffer> =>
  content instanceof Readable ? buffer(content) : Buffer.from(content);

interface Prints {
  db: Db;
  papers: PdfQueue;
  /** loginEmail of the requesting user. */
  by: string;
}

async function pack({ db, papers, by }: Prints, mandates: readonly Mandate[], zip: ZipFile): Promise<void> {
  const usedNames = new Set<string>();
  for (const mandate of mandates) {
    const paper = await papers.make((press) => contractCopy({ db, press }, mandate, 'agency', by));
    // PDFs are compressed already
    zip.addBuffer(await bytesOf(paper), uniqueName(paper.name, usedNames), { compress: false });
  }
  zip.end();
}

/** Prints the agency's copies of mandates into one archive. @throws NOT_FOUND for the first missing mandate */
export async function printMandates(means: Prints, ids: readonly number[]): Promise<FileResponse> {
  const found = new Map((await readMandates(means.db, ids)).map((mandate) => [mandate.id, mandate]));
  const mandates = ids.map((id) => {
    const mandate = found.get(id);
    if (!mandate) throw noMandate(id);
    return mandate;
  });
  const zip = new ZipFile();
  // complete before the first byte, so that a failed document gives an error and no broken file
  await pack(means, mandates, zip);
  const content = await buffer(zip.outputStream);
  return { name: `Mandats ${dayOf()}.zip`, mimeType: 'application/zip', content };
}
