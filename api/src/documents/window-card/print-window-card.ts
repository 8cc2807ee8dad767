import { dayOf } from '@pignon/shared/domain/common/day';
import { CARD_PHOTOS, windowCard, type CardChoice } from '@pignon/shared/domain/documents/window-card';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db } from '../../db/db';
import type { FileAnswer } from '../../http/file-answer';
import { readAgency } from '../../modules/agency/agency.repo';
import type { MediaStore } from '../../modules/media/media-store';
import { printDocument } from '../document-answer';
import { publicPhotos, readPhotos } from '../pictures';
import type { Press } from '../press/press';

/** Pixels of a photograph's longer side: about 200 to the inch over the width of the sheet. */
const PHOTO_SIDE = { A4: 1800, A3: 2600 } as const;

/** A card for the window, with the first photographs that anybody may see. */
export async function printWindowCard(
  { db, store, press }: { db: Db; store: MediaStore; press: Press },
  property: Property,
  choice: CardChoice,
): Promise<FileAnswer> {
  const agency = await readAgency(db);
  const side = PHOTO_SIDE[choice.format];
  const pictures = await readPhotos(store, publicPhotos(property.media), { most: CARD_PHOTOS, side });
  const content = windowCard(property, agency, choice, [...pictures.keys()], dayOf());
  const title = `Affiche ${property.reference}`;
  return printDocument(press, { template: 'window-card', title, agency, content, pictures });
}
