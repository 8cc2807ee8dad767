import { CONFIG_TEXT, packageName, photosText } from '@pignon/shared/domain/poliris/write/package-files';
import type { OutgoingListing } from '@pignon/shared/domain/poliris/write/outgoing-listing';
import { writeLine } from '@pignon/shared/domain/poliris/write/write-listing';
import { greenAcresAdvert } from '@pignon/shared/domain/portal-xml/green-acres';
import { ubiflowAdvert } from '@pignon/shared/domain/portal-xml/ubiflow';
import type { FileMode, PortalKind } from '@pignon/shared/domain/sync/sync.enums';
import { writeXml } from './write-xml';

/** Format of a portal's file. */
export interface PortalFormat {
  /** Text before and after the listings. */
  head: string;
  tail: string;
  writeListing: (listing: OutgoingListing) => string;
  /** Name of the sent file: a zip with the listings, or the listings themselves. */
  fileName: (account: string) => string;
  mimeType: string;
  listingsName: ((account: string) => string) | null;
  /** Additional files of the zip. */
  beside: (mode: FileMode) => readonly { name: string; text: string }[];
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
const plainName = (account: string): string => account.replace(/[^\w.-]+/g, '-');

export const PORTAL_FORMATS: Readonly<Record<PortalKind, PortalFormat>> = {
  POLIRIS: {
    head: '',
    tail: '',
    writeListing: writeLine,
    fileName: packageName,
    mimeType: 'application/zip',
    listingsName: () => 'Annonces.csv',
    beside: (mode) => [
      { name: 'Photos.cfg', text: photosText(mode) },
      { name: 'Config.txt', text: CONFIG_TEXT },
    ],
  },
  UBIFLOW: {
    head: `${DECLARATION}<client>\n`,
    tail: '</client>\n',
    writeListing: (listing) => writeXml(ubiflowAdvert(listing)),
    fileName: (account) => `${plainName(account)}.zip`,
    mimeType: 'application/zip',
    listingsName: (account) => `${plainName(account)}.xml`,
    beside: () => [],
  },
  GREEN_ACRES: {
    head: `${DECLARATION}<Envelope><Body><add_adverts>\n`,
    tail: '</add_adverts></Body></Envelope>\n',
    writeListing: (listing) => writeXml(greenAcresAdvert(listing)),
    fileName: (account) => `${plainName(account)}.xml`,
    mimeType: 'application/xml',
    listingsName: null,
    beside: () => [],
  },
};
