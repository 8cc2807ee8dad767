import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { isErased, ownerExists, type Owned } from './media-list.repo';

const MISSING = {
  property: 'Ce bien n’existe pas ou n’existe plus.',
  contact: 'Ce contact n’existe pas ou n’existe plus.',
  mandate: 'Ce mandat n’existe pas ou n’existe plus.',
} as const;

/** @throws NOT_FOUND for an unknown reference */
export async function assertOwnerExists(db: Queryable, owned: Owned): Promise<void> {
  if (!(await ownerExists(db, owned))) throw new ApiProblem('NOT_FOUND', { message: MISSING[owned.owner] });
}

/** Locks an owner's list of media. @throws NOT_FOUND, or CONFLICT for an erased contact */
export async function lockOwner(tx: Queryable, owned: Owned): Promise<void> {
  if (!(await ownerExists(tx, owned, true))) throw new ApiProblem('NOT_FOUND', { message: MISSING[owned.owner] });
  if (await isErased(tx, owned))
    throw new ApiProblem('CONFLICT', { message: 'Les données de ce contact ont été effacées.' });
}

/** Names an owner's media in the journal. */
export const auditRef = ({ owner, reference }: Owned): string => `${owner}/${reference}`;
