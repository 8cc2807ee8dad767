import { dayOf } from '@pignon/shared/domain/common/day';
import type { PrintMode } from '@pignon/shared/domain/documents/print-request.schema';
import {
  propertySheet,
  SHEET_PHOTOS,
  type PropertySheet,
  type SheetFacts,
} from '@pignon/shared/domain/documents/property-sheet';
import type { InternalFacts } from '@pignon/shared/domain/documents/property-sheet-internal';
import { MandateFindRequest } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db } from '../../db/db';
import type { FileResponse } from '../../http/file-response';
import { readAgency } from '../../modules/agency/agency.repo';
import { readContacts } from '../../modules/contact/contact-read.repo';
import { findMandates } from '../../modules/mandate/mandate-find.repo';
import type { MediaStore } from '../../modules/media/store/media-store';
import { findUserByEmail } from '../../modules/user/user.repo';
import { printSeries } from '../print-document';
import { photosOf, publicPhotos, readPhotos } from '../pictures';
import type { TypstProcess } from '../typst/typst-process';

/** Pixels: half the width of a page at 200 to the inch, and the first one across it. */
const PHOTO_SIDE = 1400;

async function internalFacts(db: Db, { reference, contactTypes }: Property): Promise<InternalFacts> {
  const contacts = await readContacts(db, Object.keys(contactTypes).map(Number));
  const { content } = await findMandates(db, MandateFindRequest.parse({ dto: { propertyRef: reference } }));
  return { contacts, mandates: content };
}

/** Photographs in one file, and on each sheet at least as many as its first page shows. */
const MAX_PHOTOS = 120;
const MIN_PHOTOS = 4;
/** Number of sheets per file above which pictures are smaller, so that the file can be e-mailed. */
const MANY_SHEETS = 10;
const SMALL_PHOTO_SIDE = 900;

function photosFor(sheets: number): { maxCount: number; side: number } {
  const max = Math.max(MIN_PHOTOS, Math.min(SHEET_PHOTOS, Math.floor(MAX_PHOTOS / sheets)));
  return { maxCount: max, side: sheets > MANY_SHEETS ? SMALL_PHOTO_SIDE : PHOTO_SIDE };
}

interface Means {
  db: Db;
  store: MediaStore;
  press: TypstProcess;
}

async function composeSheet(
  { db, store }: Means,
  { property, agency, mode }: Pick<SheetFacts, 'property' | 'agency' | 'mode'>,
  layout: { maxCount: number; side: number; suffix: string },
): Promise<{ sheet: PropertySheet; pictures: Map<string, Uint8Array> }> {
  const isInternal = mode === 'INTERNAL';
  const sheetPhotos = isInternal ? photosOf(property.media) : publicPhotos(property.media);
  const [negotiator, internal, pictures] = await Promise.all([
    property.negotiator === null ? null : findUserByEmail(db, property.negotiator),
    isInternal ? internalFacts(db, property) : null,
    readPhotos(store, sheetPhotos, layout),
  ]);
  const photos = [...pictures.keys()].map((name) => ({
    name,
    caption: sheetPhotos[Number.parseInt(name, 10)]?.caption ?? '',
  }));
  const sheet = propertySheet({ property, agency, mode, negotiator, photos, day: dayOf(), internal });
  return { sheet, pictures };
}

function titleOf(properties: readonly Property[], mode: PrintMode): string {
  const [only] = properties;
  const isInternal = mode === 'INTERNAL';
  if (properties.length === 1 && only) return `${isInternal ? 'Fiche interne' : 'Fiche'} ${only.reference}`;
  return `${isInternal ? 'Fiches internes' : 'Fiches'} de ${properties.length} biens`;
}

/**
 * Prints full sheets, each property on pages of its own; reads what the client's screen hides for internal sheets only.
 */
export async function printPropertySheets(
  means: Means,
  properties: readonly Property[],
  mode: PrintMode,
): Promise<FileResponse> {
  const agency = await readAgency(means.db);
  const layout = photosFor(properties.length);
  const pictures = new Map<string, Uint8Array>();
  const papers: PropertySheet[] = [];
  for (const [index, property] of properties.entries()) {
    const { sheet, pictures: its } = await composeSheet(
      means,
      { property, agency, mode },
      { ...layout, suffix: `-${index}` },
    );
    for (const [name, bytes] of its) pictures.set(name, bytes);
    papers.push(sheet);
  }
  return printSeries(means.press, {
    template: 'property-sheet',
    title: titleOf(properties, mode),
    agency,
    papers,
    pictures,
  });
}
