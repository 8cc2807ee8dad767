import { dayOf } from '@pignon/shared/domain/common/day';
import { CARD_PHOTOS, windowCard, type CardChoice } from '@pignon/shared/domain/documents/window-card';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db } from '../../db/db';
import type { FileResponse } from '../../http/file-response';
import { readAgency } from '../../modules/agency/agency.repo';
import type { MediaStore } from '../../modules/media/store/media-store';
import { printSeries } from '../print-document';
import { publicPhotos, readPhotos } from '../pictures';
import type { TypstProcess } from '../typst/typst-process';

/** Pixels of a photograph's longer side: about 200 to the inch over the width of the sheet. */
const PHOTO_SIDE = { A4: 1800, A3: 2600 } as const;
/** Number of cards per file above which pictures have about 120 dpi, so that the file can be e-mailed. */
const MANY_CARDS = 10;
const SMALL_PHOTO_SIDE = 1100;

/** Prints window cards, one per page, with the first public photos. */
export async function printWindowCards(
  { db, store, press }: { db: Db; store: MediaStore; press: TypstProcess },
  properties: readonly Property[],
  choice: CardChoice,
): Promise<FileResponse> {
  const agency = await readAgency(db);
  const side = properties.length > MANY_CARDS ? SMALL_PHOTO_SIDE : PHOTO_SIDE[choice.format];
  const pictures = new Map<string, Uint8Array>();
  const papers = [];
  for (const [index, property] of properties.entries()) {
    const photos = await readPhotos(store, publicPhotos(property.media), {
      maxCount: CARD_PHOTOS,
      side,
      suffix: `-${index}`,
    });
    for (const [name, bytes] of photos) pictures.set(name, bytes);
    papers.push(windowCard(property, agency, choice, [...photos.keys()], dayOf()));
  }
  const [only] = properties;
  const title =
    properties.length === 1 && only ? `Affiche ${only.reference}` : `Affiches de ${properties.length} biens`;
  return printSeries(press, { template: 'window-card', title, agency, papers, pictures });
}
