import { dayOf } from '@pignon/shared/domain/common/day';
import type { PrintMode } from '@pignon/shared/domain/documents/print-request.schema';
import { propertySheet, SHEET_PHOTOS } from '@pignon/shared/domain/documents/property-sheet';
import type { InternalFacts } from '@pignon/shared/domain/documents/property-sheet-internal';
import { MandateFindRequest } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db } from '../../db/db';
import type { FileAnswer } from '../../http/file-answer';
import { readAgency } from '../../modules/agency/agency.repo';
import { readContacts } from '../../modules/contact/contact-read.repo';
import { findMandates } from '../../modules/mandate/mandate-find.repo';
import type { MediaStore } from '../../modules/media/media-store';
import { findUserByEmail } from '../../modules/user/user.repo';
import { printDocument } from '../document-answer';
import { photosOf, publicPhotos, readPhotos } from '../pictures';
import type { Press } from '../press/press';

/** Pixels: half the width of a page at 200 to the inch, and the first one across it. */
const PHOTO_SIDE = 1400;

async function internalFacts(db: Db, { reference, contactTypes }: Property): Promise<InternalFacts> {
  const contacts = await readContacts(db, Object.keys(contactTypes).map(Number));
  const { content } = await findMandates(db, MandateFindRequest.parse({ dto: { propertyRef: reference } }));
  return { contacts, mandates: content };
}

/** The full sheet of a property; what privacy hides is read for an internal one alone. */
export async function printPropertySheet(
  { db, store, press }: { db: Db; store: MediaStore; press: Press },
  property: Property,
  mode: PrintMode,
): Promise<FileAnswer> {
  const isInternal = mode === 'INTERNAL';
  const shown = isInternal ? photosOf(property.media) : publicPhotos(property.media);
  const [agency, negotiator, internal, pictures] = await Promise.all([
    readAgency(db),
    property.negotiator === null ? null : findUserByEmail(db, property.negotiator),
    isInternal ? internalFacts(db, property) : null,
    readPhotos(store, shown, { most: SHEET_PHOTOS, side: PHOTO_SIDE }),
  ]);
  const photos = [...pictures.keys()].map((name) => ({
    name,
    caption: shown[Number.parseInt(name, 10)]?.caption ?? '',
  }));
  const content = propertySheet({ property, agency, mode, negotiator, photos, day: dayOf(), internal });
  const title = isInternal ? `Fiche interne ${property.reference}` : `Fiche ${property.reference}`;
  return printDocument(press, { template: 'property-sheet', title, agency, content, pictures });
}
