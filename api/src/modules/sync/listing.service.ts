import { dayOf } from '@pignon/shared/domain/common/day';
import type { Page } from '@pignon/shared/domain/common/paging';
import { isBlocked, preflight, refusals } from '@pignon/shared/domain/sync/preflight';
import type { PortalKind } from '@pignon/shared/domain/sync/sync.enums';
import type { CheckedListing, Listing, ListingsChanged } from '@pignon/shared/domain/sync/sync.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import { readAgency } from '../agency/agency.repo';
import { writeAudit } from '../audit/audit.repo';
import { readProperties } from '../property/property-read.repo';
import {
  findListings,
  listedReferences,
  readChoices,
  saveChoices,
  type Choice,
  type ListingFind,
} from './listing.repo';
import { readPortal, type PortalRecord } from './portal.repo';
import { unknownPortal } from './portal.service';

/** Reads earlier selections. @throws VALIDATION for an unknown property */
async function choicesBefore(
  tx: Queryable,
  code: string,
  choices: readonly Choice[],
): Promise<Map<string, boolean | null>> {
  const references = choices.map(({ reference }) => reference);
  const before = new Map(
    (await readChoices(tx, code, references)).map((choice) => [choice.reference, choice.included]),
  );
  const errors = references.flatMap((reference, index) =>
    before.has(reference)
      ? []
      : [{ path: `changes.${index}.reference`, message: `Le bien ${reference} n’existe pas.` }],
  );
  if (errors.length > 0) throw new ApiProblem('VALIDATION', { errors });
  return before;
}

/** Filters the listings to include that are blocked today, also those that are included already. */
async function blockedOf(tx: Queryable, kind: PortalKind, choices: readonly Choice[]): Promise<CheckedListing[]> {
  const includedReferences = choices.filter(({ included }) => included === true).map(({ reference }) => reference);
  if (includedReferences.length === 0) return [];
  const [properties, agency] = [await readProperties(tx, includedReferences), await readAgency(tx)];
  return properties.flatMap((property) => {
    const findings = refusals(property, kind, agency, dayOf());
    return findings.length === 0 ? [] : [{ reference: property.reference, title: property.title, findings }];
  });
}

/**
 * Adds properties to a portal, excludes them, or resets them to its rule. Properties that may not be advertised are
 * skipped and named, with the reasons, also those that are on the portal already. @throws VALIDATION for an unknown property
 */
export async function changeListings(
  tx: Queryable,
  actor: Actor,
  code: string,
  choices: readonly Choice[],
): Promise<Outcome<ListingsChanged>> {
  const portal = await readPortal(tx, code, true);
  if (!portal) throw unknownPortal(code);
  const before = await choicesBefore(tx, code, choices);
  // for a property named twice the last choice wins
  const last = [...new Map(choices.map((choice) => [choice.reference, choice])).values()];
  const differing = last.filter(({ reference, included }) => before.get(reference) !== included);
  const blocked = await blockedOf(tx, portal.kind, last);
  const blockedReferences = new Set(blocked.map(({ reference }) => reference));
  const unblocked = differing.filter(({ reference }) => !blockedReferences.has(reference));
  if (unblocked.length > 0) {
    await saveChoices(tx, code, unblocked);
    const changes = unblocked.map(({ reference, included }) => ({
      path: `listings.${reference}`,
      before: before.get(reference) ?? null,
      after: included,
    }));
    await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'portal', ref: code, changes }]);
  }
  // the reasons are returned even when nothing was written
  return { entity: { changed: unblocked.length, blocked }, changed: unblocked.length > 0 || blocked.length > 0 };
}

const BATCH = 500;

/** Filters a portal's listings on a day: blocked ones, or the others. */
async function filterByBlocked(
  db: Queryable,
  portal: PortalRecord,
  find: ListingFind,
  blocked: boolean,
): Promise<string[]> {
  const [references, agency] = [
    await listedReferences(db, portal.code, portal, { ...find, included: find.included ?? true }),
    await readAgency(db),
  ];
  const day = dayOf();
  const found: string[] = [];
  for (let first = 0; first < references.length; first += BATCH) {
    const properties = await readProperties(db, references.slice(first, first + BATCH));
    found.push(
      ...properties
        .filter((property) => isBlocked(preflight(property, portal.kind, agency, day)) === blocked)
        .map(({ reference }) => reference),
    );
  }
  return found;
}

/** Reads a page of active properties, each with its legal and portal problems today. */
export async function checkedListings(
  db: Queryable,
  code: string,
  { blocked, ...find }: ListingFind,
): Promise<Page<Listing>> {
  const [portal, agency] = await Promise.all([readPortal(db, code), readAgency(db)]);
  if (!portal) throw unknownPortal(code);
  const among = blocked === undefined ? undefined : await filterByBlocked(db, portal, find, blocked);
  const { content, page } = await findListings(db, code, portal, find, among);
  const properties = await readProperties(
    db,
    content.map(({ reference }) => reference),
  );
  const day = dayOf();
  const findings = new Map(properties.map((each) => [each.reference, preflight(each, portal.kind, agency, day)]));
  return { content: content.map((row) => ({ ...row, findings: findings.get(row.reference) ?? [] })), page };
}
