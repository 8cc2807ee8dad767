import { OTHERS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import type { Queryable } from '../../../db/db';
import { loadCommunes } from '../../../places/communes';
import { namesOfUsers } from '../property-people.repo';

/** Returns the name of a value that screens cannot derive; null for none. */
export type Names = (facet: Facet, key: string) => string | null;

const OTHER_NAMES: Readonly<Partial<Record<Facet, string>>> = {
  city: 'Autres communes',
  negotiator: 'Autres négociateurs',
};

/** Reads the names of communes and negotiators. */
export async function bucketNames(db: Queryable, negotiators: readonly string[]): Promise<Names> {
  const [communes, people] = await Promise.all([
    loadCommunes(),
    negotiators.length > 0 ? namesOfUsers(db, negotiators) : new Map<string, string>(),
  ]);
  return (facet, key) => {
    if (key === OTHERS) return OTHER_NAMES[facet] ?? null;
    if (facet === 'city') return communes.byInsee(key)?.name ?? null;
    return facet === 'negotiator' ? (people.get(key) ?? null) : null;
  };
}
