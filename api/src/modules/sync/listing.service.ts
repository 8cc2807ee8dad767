import type { Db } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { keepChoices, readChoices, type Choice } from './listing.repo';
import { readPortal } from './portal.repo';
import { unknownPortal } from './portal.service';

/** Puts properties on a portal, keeps them off it, or leaves them to its rule. Throws VALIDATION for one that does not exist. */
export function changeListings(
  db: Db,
  actor: Actor,
  code: string,
  asked: readonly Choice[],
): Promise<Outcome<{ changed: number }>> {
  return db.tx(async (tx) => {
    if (!(await readPortal(tx, code, true))) throw unknownPortal(code);
    const before = new Map(
      (
        await readChoices(
          tx,
          code,
          asked.map(({ reference }) => reference),
        )
      ).map((choice) => [choice.reference, choice.included]),
    );
    const errors = asked.flatMap(({ reference }, index) =>
      before.has(reference)
        ? []
        : [{ path: `changes.${index}.reference`, message: `Le bien ${reference} n’existe pas.` }],
    );
    if (errors.length > 0) throw new ApiProblem('VALIDATION', { errors });
    // Asked twice for the same property, the last word counts.
    const last = [...new Map(asked.map((choice) => [choice.reference, choice])).values()];
    const differing = last.filter(({ reference, included }) => before.get(reference) !== included);
    if (differing.length === 0) return { entity: { changed: 0 }, changed: false };
    await keepChoices(tx, code, differing);
    const changes = differing.map(({ reference, included }) => ({
      path: `listings.${reference}`,
      before: before.get(reference) ?? null,
      after: included,
    }));
    await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'portal', ref: code, changes }]);
    return { entity: { changed: differing.length }, changed: true };
  });
}
