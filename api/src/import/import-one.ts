import { cutText } from '@pignon/shared/domain/common/text/characters';
import { createHash } from 'node:crypto';
import type { Listing } from '@pignon/shared/domain/poliris/listing';
import type { Note } from '@pignon/shared/domain/poliris/import-note';
import { firstPropertyProblem } from '@pignon/shared/domain/property/property.rules';
import {
  PropertyFieldsSchema,
  ReferenceSchema,
  type Property,
  type PropertyFields,
} from '@pignon/shared/domain/property/property.schema';
import type { Db, Queryable } from '../db/db';
import { readProperty } from '../modules/property/property-read.repo';
import { insertManyProperties, updateProperty } from '../modules/property/property.service';
import type { Communes } from '../places/communes';
import type { Actor } from '../write/actor';
import { lineFailure } from '../write/line-failure';
import {
  findListing,
  findNegotiator,
  isFree,
  saveListing,
  type KnownListing,
  type ListingName,
} from './import-listing.repo';
import { mergeListing } from './merge-listing';
import { contactsOfListing } from './listing-contacts';
import { locateListing } from './listing-location';

/** Version of the mapping; raised when it changes, so that listings imported earlier are read again. */
const MAPPING = 2;

export type Outcome =
  | {
      result: 'CREATED' | 'UPDATED' | 'UNCHANGED';
      reference: string;
      notes: Note[];
      /** Property before its update. */
      before?: Property;
    }
  | { result: 'REFUSED'; reason: string };

export interface ImportContext {
  db: Db;
  communes: Communes;
  actor: Actor;
  /** Keys of all listings in the file, by agency. */
  keys: ReadonlyMap<string, ReadonlySet<string>>;
}

export const hashOf = (content: string): string =>
  createHash('sha256').update(`${MAPPING}\u001F${content}`).digest('hex');

function problemOf(fields: PropertyFields): string | null {
  const rule = firstPropertyProblem(fields);
  if (rule) return rule.message;
  const parsed = PropertyFieldsSchema.safeParse(fields);
  const [issue] = parsed.error?.issues ?? [];
  return issue ? `Champ ${issue.path.join('.')} invalide\u00a0: ${issue.message}` : null;
}

class RefusedError extends Error {}

function demand(fields: PropertyFields): PropertyFields {
  const problem = problemOf(fields);
  if (problem !== null) throw new RefusedError(problem);
  return fields;
}

/**
 * Uses the agency's reference when it is valid and free; otherwise takes a new one and stores theirs as agency
 * reference.
 */
async function identify(
  tx: Queryable,
  { reference, key }: Listing,
): Promise<{ reference?: string; technicalId?: string }> {
  const usableReference = ReferenceSchema.safeParse(reference).success && (await isFree(tx, 'reference', reference));
  for (const candidate of [key, reference]) {
    const technicalId = cutText(candidate, 30);
    if (technicalId !== '' && (await isFree(tx, 'technical_id', technicalId)))
      return { reference: usableReference ? reference : undefined, technicalId };
  }
  return { reference: usableReference ? reference : undefined };
}

const assumed = (text: string | null): Note[] => (text === null ? [] : [{ kind: 'ASSUMED', text }]);

/** Sets the listing's location; a place name that is no commune's becomes the district. */
function place({ fields, place }: Listing, communes: Communes) {
  const { location, warning, placeName } = locateListing(place, communes);
  const { locationMetadata } = fields;
  const district = locationMetadata.district ?? placeName;
  return {
    fields: { ...fields, location, locationMetadata: { ...locationMetadata, district } },
    notes: assumed(warning),
  };
}

const nameOf = ({ agencyId, key, reference }: Listing): ListingName => ({ agencyId, key, agencyReference: reference });
const keysOf = ({ agencyId }: Listing, { keys }: ImportContext) => keys.get(agencyId) ?? new Set<string>();

async function create(
  tx: Queryable,
  listing: Listing,
  hash: string,
  { communes, actor }: ImportContext,
): Promise<Outcome> {
  const placed = place(listing, communes);
  const now = actor.at ?? new Date().toISOString();
  const fields = demand({
    ...placed.fields,
    propertyStatus: 'ACTIVE',
    comments: listing.remarks.map((text) => ({ pinned: false, text, createdTime: now, author: actor.user })),
    contactTypes: await contactsOfListing(tx, actor, listing, communes),
    negotiator: await findNegotiator(tx, listing.shown.email),
  });
  const identity = await identify(tx, listing);
  const [reference = ''] = await insertManyProperties(tx, actor, [{ fields, ...identity }]);
  await saveListing(tx, nameOf(listing), { reference, contentHash: hash, mapping: MAPPING });
  const renamedListing =
    reference === listing.reference
      ? null
      : `La référence «\u00a0${listing.reference}\u00a0» est prise ou n’a pas la forme des nôtres\u00a0: le bien s’appelle ${reference}, la leur est gardée.`;
  return { result: 'CREATED', reference, notes: [...listing.notes, ...placed.notes, ...assumed(renamedListing)] };
}

/** Merges contacts: existing ones before those of the feed; the mandate holder is never an owner. */
function contactsAfter(
  ours: PropertyFields['contactTypes'],
  feedContacts: PropertyFields['contactTypes'],
  isOurs: boolean,
): PropertyFields['contactTypes'] {
  const isAssumed = (id: string) => !isOurs && feedContacts[id] !== undefined && ours[id]?.join() === 'OWNER';
  const ownTargets = Object.entries(ours).filter(([id]) => !isAssumed(id));
  return { ...feedContacts, ...Object.fromEntries(ownTargets) };
}

/**
 * Overwrites with the feed's values; keeps status, negotiator, comments, contacts and whatever the feed leaves empty.
 */
async function update(
  tx: Queryable,
  listing: Listing,
  known: KnownListing,
  hash: string,
  { communes, actor }: ImportContext,
): Promise<Outcome> {
  const { reference } = known;
  const before = await readProperty(tx, reference);
  if (!before) throw new Error(`property ${reference} is gone`);
  const placed = place(listing, communes);
  const isOurs = known.mapping >= MAPPING;
  const contactTypes = contactsAfter(
    before.contactTypes,
    await contactsOfListing(tx, actor, listing, communes),
    isOurs,
  );
  const { propertyStatus, comments, negotiator } = before;
  const feed = { ...placed.fields, propertyStatus, comments, negotiator, contactTypes };
  const fields = demand(mergeListing(feed, before, isOurs));
  const { changed } = await updateProperty(tx, actor, { reference, version: null, fields });
  await saveListing(tx, nameOf(listing), { reference, contentHash: hash, mapping: MAPPING, before: known.key });
  return {
    result: changed ? 'UPDATED' : 'UNCHANGED',
    reference,
    notes: [...listing.notes, ...placed.notes],
    ...(changed ? { before } : {}),
  };
}

async function write(tx: Queryable, listing: Listing, hash: string, context: ImportContext): Promise<Outcome> {
  const known = await findListing(tx, nameOf(listing), keysOf(listing, context));
  if (!known) return create(tx, listing, hash, context);
  if (known.contentHash === hash) return { result: 'UNCHANGED', reference: known.reference, notes: listing.notes };
  return update(tx, listing, known, hash, context);
}

/** Creates or updates the property of one listing, all or nothing. Writes nothing when nothing changed. */
export async function importListing(
  listing: Listing,
  hash: string,
  context: ImportContext,
  /** Notes the outcome in the same transaction. */
  note: (tx: Queryable, outcome: Outcome) => Promise<void>,
): Promise<Outcome> {
  try {
    return await context.db.tx(async (tx) => {
      const outcome = await write(tx, listing, hash, context);
      await note(tx, outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RefusedError) return { result: 'REFUSED', reason: error.message };
    return { result: 'REFUSED', reason: lineFailure(error) };
  }
}

/** Previews the import of a listing without writing. */
export async function previewListing(listing: Listing, hash: string, context: ImportContext): Promise<Outcome> {
  const known = await findListing(context.db, nameOf(listing), keysOf(listing, context));
  const placed = place(listing, context.communes);
  // a placeholder for contacts that the import would create
  const fields: PropertyFields = {
    ...placed.fields,
    propertyStatus: 'ACTIVE',
    comments: [],
    contactTypes: { '1': ['PARTNER'] },
    negotiator: null,
  };
  const problem = problemOf(fields);
  if (problem !== null) return { result: 'REFUSED', reason: problem };
  const notes = [...listing.notes, ...placed.notes];
  if (!known) return { result: 'CREATED', reference: listing.reference, notes };
  return { result: known.contentHash === hash ? 'UNCHANGED' : 'UPDATED', reference: known.reference, notes };
}
