import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodeText } from '@pignon/shared/domain/poliris/write/encode';
import { listingsOf } from '../../listing.repo';
import { readListingPicture, type ListingPicture } from '../listing-pictures';
import { SendingError } from '../sending-error';
import { writeCheckedBatch, type PackageSettings } from './write-checked-batch';
import { openLineSpool, type LineSpool } from './line-spool';
import { PORTAL_FORMATS } from './portal-format';
import { zipBytes, type ZipEntry } from './zip-bytes';

const missingPictureError = ({ name }: ListingPicture): SendingError =>
  new SendingError(`La photographie ${name} manque ou est illisible\u00a0: retirez-la de son bien.`, false);

/** Yields the file of listings batch by batch and appends their pictures to the spool. */
async function* listingBytes(
  settings: PackageSettings,
  spool: LineSpool<ListingPicture> | null,
): AsyncGenerator<Uint8Array> {
  const { db, portal } = settings;
  const { head, tail } = PORTAL_FORMATS[portal.kind];
  if (head !== '') yield encodeText(head, portal.encoding);
  for await (const properties of listingsOf(db, portal.code, portal)) {
    const { text, pictures } = await writeCheckedBatch(settings, properties);
    await spool?.add(pictures);
    if (text !== '') yield encodeText(text, portal.encoding);
  }
  if (tail !== '') yield encodeText(tail, portal.encoding);
}

/** Yields the zip's files: listings, then their pictures one at a time, then the other files. */
async function* zipEntries(settings: PackageSettings, spool: LineSpool<ListingPicture>): AsyncGenerator<ZipEntry> {
  const { store, portal } = settings;
  const { listingsName, beside } = PORTAL_FORMATS[portal.kind];
  yield { name: listingsName?.(portal.account) ?? '', parts: listingBytes(settings, spool) };
  for await (const picture of spool.read()) {
    const bytes = await readListingPicture(store, picture).catch(() => null);
    if (!bytes) throw missingPictureError(picture);
    yield { name: picture.name, bytes };
  }
  for (const { name, text } of beside(portal.mode)) yield { name, bytes: Buffer.from(text) };
}

/**
 * Writes a run's file locally, with listings in batches and pictures one at a time, so that memory stays constant.
 * Stores each listing's outcome with the run.
 */
export async function writePackage(settings: PackageSettings, file: string): Promise<void> {
  const isZip = PORTAL_FORMATS[settings.portal.kind].listingsName !== null;
  const bytes = isZip
    ? zipBytes(zipEntries(settings, openLineSpool(`${file}.pictures`)), openLineSpool(`${file}.directory`))
    : listingBytes(settings, null);
  await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(file));
}
