import { createHash } from 'node:crypto';
import type { Listing } from '@pignon/shared/domain/poliris/listing';
import { firstPropertyProblem } from '@pignon/shared/domain/property/property.rules';
import {
  PropertyFieldsSchema,
  ReferenceSchema,
  type PropertyFields,
} from '@pignon/shared/domain/property/property.schema';
import type { Db, Queryable } from '../db/db';
import { readProperty } from '../modules/property/property-read.repo';
import { insertManyProperties, updatePropertyIn } from '../modules/property/property.service';
import type { Communes } from '../places/communes';
import type { Actor } from '../write/actor';
import { findListing, findNegotiator, isFree, saveListing } from './import-listing.repo';
import { contactsOfListing } from './listing-contacts';
import { locateListing } from './listing-location';

/** Raised when the mapping learns something, so that listings imported before are read again. */
const MAPPING = 1;

export type Outcome =
  | { result: 'CREATED' | 'UPDATED' | 'UNCHANGED'; reference: string; warnings: string[] }
  | { result: 'REFUSED'; reason: string };

export interface ImportContext {
  db: Db;
  communes: Communes;
  actor: Actor;
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

/** The agency's reference when the product can use it and nobody has it; else one is given, and theirs is kept beside. */
async function identify(
  tx: Queryable,
  { reference, key }: Listing,
): Promise<{ reference?: string; technicalId?: string }> {
  const usable = ReferenceSchema.safeParse(reference).success && (await isFree(tx, 'reference', reference));
  for (const candidate of [key, reference]) {
    const technicalId = candidate.slice(0, 30);
    if (technicalId !== '' && (await isFree(tx, 'technical_id', technicalId)))
      return { reference: usable ? reference : undefined, technicalId };
  }
  return { reference: usable ? reference : undefined };
}

async function create(
  tx: Queryable,
  listing: Listing,
  hash: string,
  { communes, actor }: ImportContext,
): Promise<Outcome> {
  const { location, warning } = locateListing(listing.place, communes);
  const now = actor.at ?? new Date().toISOString();
  const fields = demand({
    ...listing.fields,
    location,
    propertyStatus: 'ACTIVE',
    comments: listing.remarks.map((text) => ({ pinned: false, text, createdTime: now, author: actor.user })),
    contactTypes: await contactsOfListing(tx, actor, listing, communes),
    negotiator: await findNegotiator(tx, listing.shown.email),
  });
  const [reference = ''] = await insertManyProperties(tx, actor, [{ fields, ...(await identify(tx, listing)) }]);
  await saveListing(tx, listing.agencyId, listing.key, { reference, contentHash: hash });
  return { result: 'CREATED', reference, warnings: [...listing.warnings, ...(warning ? [warning] : [])] };
}

/** The feed's word on what it knows; status, negotiator, comments and contacts are ours by now. */
async function update(
  tx: Queryable,
  listing: Listing,
  reference: string,
  hash: string,
  { communes, actor }: ImportContext,
): Promise<Outcome> {
  const before = await readProperty(tx, reference);
  if (!before) throw new Error(`property ${reference} is gone`);
  const { location, warning } = locateListing(listing.place, communes);
  const { propertyStatus, comments, contactTypes, negotiator } = before;
  const named = await contactsOfListing(tx, actor, listing, communes);
  const fields = demand({
    ...listing.fields,
    location,
    propertyStatus,
    comments,
    contactTypes: { ...named, ...contactTypes },
    negotiator,
  });
  const { changed } = await updatePropertyIn(tx, actor, { reference, version: null, fields });
  await saveListing(tx, listing.agencyId, listing.key, { reference, contentHash: hash });
  return {
    result: changed ? 'UPDATED' : 'UNCHANGED',
    reference,
    warnings: [...listing.warnings, ...(warning ? [warning] : [])],
  };
}

/** Creates or updates the property of one listing, all of it or nothing. What has not changed is not touched. */
export async function importListing(listing: Listing, hash: string, context: ImportContext): Promise<Outcome> {
  try {
    return await context.db.tx(async (tx) => {
      const known = await findListing(tx, listing.agencyId, listing.key);
      if (!known) return create(tx, listing, hash, context);
      if (known.contentHash === hash) return { result: 'UNCHANGED', reference: known.reference, warnings: [] };
      return update(tx, listing, known.reference, hash, context);
    });
  } catch (error) {
    if (error instanceof RefusedError) return { result: 'REFUSED', reason: error.message };
    throw error;
  }
}

/** What importing would do, without writing anything. */
export async function previewListing(
  listing: Listing,
  hash: string,
  { db, communes }: ImportContext,
): Promise<Outcome> {
  const known = await findListing(db, listing.agencyId, listing.key);
  const { location, warning } = locateListing(listing.place, communes);
  // Any contact stands for those that the import would make.
  const fields: PropertyFields = {
    ...listing.fields,
    location,
    propertyStatus: 'ACTIVE',
    comments: [],
    contactTypes: { '1': ['PARTNER'] },
    negotiator: null,
  };
  const problem = problemOf(fields);
  if (problem !== null) return { result: 'REFUSED', reason: problem };
  const warnings = [...listing.warnings, ...(warning ? [warning] : [])];
  if (!known) return { result: 'CREATED', reference: listing.reference, warnings };
  return { result: known.contentHash === hash ? 'UNCHANGED' : 'UPDATED', reference: known.reference, warnings };
}
