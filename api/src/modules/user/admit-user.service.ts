import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Db } from '../../db/db';
import type { Actor } from '../../write/actor';
import { writeAudit } from '../audit/audit.repo';
import { deleteSecondFactor } from './second-factor/second-factor.repo';
import { admitUser, bindUser, findUserByEmail, insertUsers, storeSessionsEnd } from './user.repo';

export interface Admission {
  /** False while no identity is tied to the record. */
  bound: boolean;
}

export interface AdmissionOrder {
  email: string;
  roles: readonly Role[];
  /** True to remove the second factor of somebody who lost it. */
  removesSecondFactor?: boolean;
}

const OPERATOR: Actor = { user: 'user:admit', source: 'JOB', requestId: null };

/**
 * Admits an address with roles, as the installation's operator. `uid` is the identity that holds the address; the
 * operator vouches for it. A record bound to an identity stays bound.
 */
export function admit(
  db: Db,
  { email, roles, uid, removesSecondFactor = false }: AdmissionOrder & { uid: string | null },
): Promise<Admission> {
  return db.tx(async (tx) => {
    await insertUsers(tx, [{ loginEmail: email }]);
    const before = await findUserByEmail(tx, email, true);
    if (uid !== null && before?.uid === null) await bindUser(tx, email, uid);
    await admitUser(tx, email, roles);
    const changes = [
      { path: 'roles', before: before?.roles ?? [], after: roles },
      { path: 'status', before: before?.status ?? null, after: 'ACTIVE' },
    ];
    await writeAudit(tx, OPERATOR, [{ action: 'ROLES', entity: 'user', ref: email, changes }]);
    const boundUid = before?.uid ?? uid;
    if (removesSecondFactor && (await deleteSecondFactor(tx, email))) {
      // sessions that never proved the factor must not open by its removal
      if (boundUid !== null) await storeSessionsEnd(tx, boundUid, new Date());
      await writeAudit(tx, OPERATOR, [{ action: 'REMOVE_FACTOR', entity: 'user', ref: email, changes: [] }]);
    }
    return { bound: boundUid !== null };
  });
}
