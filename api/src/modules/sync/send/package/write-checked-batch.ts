import { createHash } from 'node:crypto';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { listingChanges } from '@pignon/shared/domain/sync/listing-changes';
import { isBlocked, preflight } from '@pignon/shared/domain/sync/preflight';
import type { Finding } from '@pignon/shared/domain/sync/sync.schema';
import type { Db } from '../../../../db/db';
import { lineFailure } from '../../../../write/line-failure';
import type { MediaStore } from '../../../media/store/media-store';
import type { PhotoAddress } from '../../photo/photo-links';
import type { PortalRecord } from '../../portal.repo';
import { listingPictures, type ListingPicture } from '../listing-pictures';
import { outgoingListings } from '../outgoing-listings';
import { insertRunListings, sentBefore, type RunListing } from '../run-listing.repo';
import type { StartedRun } from '../sending.repo';
import { PORTAL_FORMATS } from './portal-format';

export interface PackageSettings {
  db: Db;
  store: MediaStore;
  portal: PortalRecord;
  agency: Agency;
  run: StartedRun;
  /** Previous run, to distinguish new, changed and unchanged listings. */
  previous: number | null;
  /** Address of a photo; null when photos travel as files. */
  photoAddress: PhotoAddress | null;
}

export interface CheckedBatch {
  text: string;
  /** Photos sent as files. */
  pictures: ListingPicture[];
}

/** A listing that cannot be checked or written is skipped, and the others go on. */
const failure = (error: unknown): Finding[] => [{ path: '', severity: 'BLOCKING', message: lineFailure(error) }];

function findingsOf(...args: Parameters<typeof preflight>): Finding[] {
  try {
    return preflight(...args);
  } catch (error) {
    return failure(error);
  }
}

/** Checks a batch of listings, writes the allowed ones, and stores each outcome with the run. */
export async function writeCheckedBatch(
  settings: PackageSettings,
  properties: readonly Property[],
): Promise<CheckedBatch> {
  const { db, portal, agency, run, previous, photoAddress } = settings;
  const day = dayOf();
  const checked = properties.map((property) => ({
    property,
    findings: findingsOf(property, portal.kind, agency, day),
  }));
  const allowedProperties = checked.filter(({ findings }) => !isBlocked(findings)).map(({ property }) => property);
  const references = allowedProperties.map(({ reference }) => reference);
  const before = await sentBefore(db, previous, references);
  const outgoing = await outgoingListings(db, allowedProperties, { agency, account: portal.account, photoAddress });
  const failed = new Map<string, Finding[]>();
  const serialized = outgoing.flatMap((listing) => {
    try {
      return [{ ...listing, content: PORTAL_FORMATS[portal.kind].writeListing(listing) }];
    } catch (error) {
      failed.set(listing.property.reference, failure(error));
      return [];
    }
  });
  const sentListings = serialized.map(({ property: { reference, price }, photos, content }): RunListing => {
    const contentHash = createHash('sha256').update(content).digest('hex');
    const known = before.get(reference);
    const outcome = known === undefined ? 'ADDED' : known.hash === contentHash ? 'UNCHANGED' : 'UPDATED';
    const changes =
      outcome === 'UPDATED' && known?.content != null ? listingChanges(portal.kind, known.content, content) : null;
    return { reference, outcome, contentHash, reasons: [], price, photos: photos.length, content, changes };
  });
  const runListings = checked.flatMap(({ property: { reference }, findings }): RunListing[] => {
    const reasons = isBlocked(findings) ? findings : failed.get(reference);
    return reasons ? [{ reference, outcome: 'BLOCKED', contentHash: null, reasons }] : [];
  });
  await insertRunListings(db, run, [...sentListings, ...runListings]);
  const text = serialized.map(({ content }) => content).join('');
  if (photoAddress) return { text, pictures: [] };
  // the portal has the pictures of an unchanged listing: their names are part of the comparison
  const changedReferences = new Set(
    sentListings.filter(({ outcome }) => outcome !== 'UNCHANGED').map(({ reference }) => reference),
  );
  const writtenReferences = new Set(serialized.map(({ property }) => property.reference));
  const listingsWithPictures = allowedProperties.filter(
    ({ reference }) => writtenReferences.has(reference) && (portal.mode === 'FULL' || changedReferences.has(reference)),
  );
  return { text, pictures: listingsWithPictures.flatMap(listingPictures) };
}
