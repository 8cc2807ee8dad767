import { dayOf } from '@pignon/shared/domain/common/day';
import { refusals } from '@pignon/shared/domain/sync/preflight';
import type { PortalKind } from '@pignon/shared/domain/sync/sync.enums';
import type { CheckedListing, ListingsChanged } from '@pignon/shared/domain/sync/sync.schema';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import { readAgency } from '../agency/agency.repo';
import { writeAudit } from '../audit/audit.repo';
import { readProperties } from '../property/property-read.repo';
import { saveChoices, readChoices, type Choice } from './listing.repo';
import { readPortal } from './portal.repo';
import { unknownPortal } from './portal.service';

/** The choices made so far; throws VALIDATION where a property does not exist. */
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

/** Those of what is to be put on a portal that may not go there. */
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
 * Puts properties on a portal, keeps them off it, or leaves them to its rule. What may not be published is left as it is and
 * named, the rest goes. Throws VALIDATION for a property that does not exist.
 */
export function changeListings(
  db: Db,
  actor: Actor,
  code: string,
  choices: readonly Choice[],
): Promise<Outcome<ListingsChanged>> {
  return db.tx(async (tx) => {
    const portal = await readPortal(tx, code, true);
    if (!portal) throw unknownPortal(code);
    const before = await choicesBefore(tx, code, choices);
    // Asked twice for the same property, the last word counts.
    const last = [...new Map(choices.map((choice) => [choice.reference, choice])).values()];
    const differing = last.filter(({ reference, included }) => before.get(reference) !== included);
    const blocked = await blockedOf(tx, portal.kind, differing);
    const left = new Set(blocked.map(({ reference }) => reference));
    const kept = differing.filter(({ reference }) => !left.has(reference));
    if (kept.length > 0) {
      await saveChoices(tx, code, kept);
      const changes = kept.map(({ reference, included }) => ({
        path: `listings.${reference}`,
        before: before.get(reference) ?? null,
        after: included,
      }));
      await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'portal', ref: code, changes }]);
    }
    // Reasons are an answer even where nothing was written.
    return { entity: { changed: kept.length, blocked }, changed: differing.length > 0 };
  });
}
