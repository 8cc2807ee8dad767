import { signedVoucher, voucherPicture } from '@pignon/shared/domain/documents/voucher-paper';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db';
import { printDocument } from '../../../documents/print-document';
import { readDataPicture } from '../../../documents/pictures';
import type { TypstProcess } from '../../../documents/typst/typst-process';
import type { FileResponse } from '../../../http/file-response';
import { noTour } from '../save-tour.service';
import { readVisits } from '../visit-read.repo';
import { noVoucher } from './sign-voucher.service';
import { nextVoucher, voucherRecord } from './voucher-record.service';
import { keepCopy, readCopy, readVouchers, type StoredVoucher } from './voucher.repo';

const SIGNATURE_HEIGHT = 240;

interface Means {
  db: Db;
  press: TypstProcess;
}

type Printed = Pick<StoredVoucher, 'facts' | 'marks'>;

/** An image that cannot be decoded is left out; date and signer stay. */
async function printVoucher(press: TypstProcess, { facts, marks }: Printed): Promise<FileResponse> {
  const pictures = new Map<string, Buffer>();
  for (const { place, image } of marks) {
    const picture = await readDataPicture(image, SIGNATURE_HEIGHT);
    if (picture) pictures.set(voucherPicture(place), picture);
  }
  const paper = signedVoucher(facts.paper, new Map(marks.map(({ place, signedTime }) => [place, { at: signedTime }])));
  const signatures = paper.signatures.map((each) =>
    each.image !== null && !pictures.has(each.image) ? { ...each, image: null } : each,
  );
  const content = { ...paper, signatures };
  const agency = { ...EMPTY_AGENCY, ...facts.agency };
  return printDocument(press, { template: 'voucher', title: facts.title, agency, content, pictures });
}

const answer = ({
  fileName,
  content,
}: {
  fileName: string;
  content: Uint8Array;
}): FileResponse & { content: Buffer } => ({
  name: fileName,
  mimeType: 'application/pdf',
  content: Buffer.from(content),
  inline: true,
});

/** Returns a voucher with its signatures: its stored bytes, or printed from its stored facts. */
export async function voucherCopy({ db, press }: Means, voucher: StoredVoucher, by: string) {
  const { id: voucherId, marks } = voucher;
  const signatures = marks.length;
  const copy = await readCopy(db, voucherId, signatures);
  if (copy) return answer(copy);
  const { name: fileName, content } = await printVoucher(press, voucher);
  if (!(content instanceof Uint8Array)) throw new Error('A voucher is kept whole.');
  await keepCopy(db, { voucherId, signatures, fileName, content, by });
  return answer((await readCopy(db, voucherId, signatures)) ?? { fileName, content });
}

/** Reads one voucher of a tour, by number. */
export async function mustReadVoucher(db: Db, groupId: string, number: number): Promise<StoredVoucher> {
  const voucher = (await readVouchers(db, groupId)).find((each) => each.number === number);
  if (!voucher) throw noVoucher();
  return voucher;
}

/** Returns a tour's voucher: of unsigned visits, to sign by hand; else the last signed one. */
export async function tourVoucher(means: Means, groupId: string, by: string): Promise<FileResponse> {
  const { db, press } = means;
  const visits = await readVisits(db, groupId);
  if (visits.length === 0) throw noTour();
  const vouchers = await readVouchers(db, groupId);
  const next = await nextVoucher(db, visits, vouchers);
  const last = vouchers.at(-1);
  if (next.stops.length === 0 && last) return voucherCopy(means, last, by);
  return printVoucher(press, { facts: await voucherRecord(db, visits, next), marks: [] });
}

/**
 * Prints a newly signed voucher outside its transaction. Failures are only logged: the facts are stored, and the first
 * request prints the copy.
 */
export async function storeCopyNow(
  app: FastifyInstance,
  db: Db,
  copyOf: { groupId: string; number: number; by: string },
) {
  try {
    const voucher = await mustReadVoucher(db, copyOf.groupId, copyOf.number);
    await app.papers.make((press) => voucherCopy({ db, press }, voucher, copyOf.by));
  } catch (error) {
    app.log.error({ err: error, tour: copyOf.groupId }, 'the copy of a signed voucher was not printed yet');
  }
}
