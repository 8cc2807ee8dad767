import type { FieldProblem } from '../common/problem';
import type { Role, UserStatus } from './user.enums';

interface Holder {
  loginEmail: string;
  roles: readonly Role[];
  status: UserStatus;
}

export interface UserChange {
  /** Author of the change, as they are now. */
  by: Holder;
  before: Holder;
  after: Holder;
  /** True when another manager exists. */
  otherManagers: boolean;
}

export type UserRefusal = { code: 'CONFLICT' | 'FORBIDDEN'; message: string };

const isActiveManager = ({ roles, status }: Holder) => roles.includes('MANAGER') && status === 'ACTIVE';
const isManager = ({ roles }: Holder) => roles.includes('MANAGER');

interface Rule extends UserRefusal {
  broken: (change: UserChange) => boolean;
}

const LAST_MANAGER = 'L’agence doit garder au moins un responsable actif.';

const RULES: readonly Rule[] = [
  {
    code: 'CONFLICT',
    message: LAST_MANAGER,
    broken: ({ before, after, otherManagers }) => isActiveManager(before) && !isActiveManager(after) && !otherManagers,
  },
  {
    code: 'FORBIDDEN',
    message: 'Votre rôle ne permet plus cette action.',
    broken: ({ by }) => by.status !== 'ACTIVE' || !by.roles.some((role) => role === 'MANAGER' || role === 'SUPPORT'),
  },
  {
    code: 'FORBIDDEN',
    message: 'Personne ne peut s’attribuer un rôle\u00a0: demandez à un autre responsable.',
    broken: ({ by, before, after }) =>
      by.loginEmail === before.loginEmail && after.roles.some((role) => !before.roles.includes(role)),
  },
  {
    code: 'FORBIDDEN',
    message: 'Seul un responsable peut donner ou retirer le rôle de responsable.',
    broken: ({ by, before, after }) => !isManager(by) && isManager(before) !== isManager(after),
  },
  {
    code: 'FORBIDDEN',
    message: 'Seul un responsable peut changer le statut d’un responsable.',
    broken: ({ by, before, after }) => !isManager(by) && isManager(before) && before.status !== after.status,
  },
];

/** Why a change of roles or status is refused, or null. The last active manager is checked first. */
export function refusalOfUserChange(change: UserChange): UserRefusal | null {
  const rule = RULES.find(({ broken }) => broken(change));
  return rule ? { code: rule.code, message: rule.message } : null;
}

/** Why a user may not close their own account, or null: the last manager must appoint another first. */
export function refusalOfClosing(me: Holder, otherManagers: boolean): UserRefusal | null {
  if (!isActiveManager(me) || otherManagers) return null;
  return { code: 'CONFLICT', message: `${LAST_MANAGER} Donnez d’abord ce rôle à quelqu’un d’autre.` };
}

/** Maximum age in seconds of the sign-in before an irreversible action, as at the identity service. */
export const RECENT_SIGN_IN_S = 300;

/** True for a recent sign-in; both in milliseconds since 1970. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= RECENT_SIGN_IN_S * 1000;
}

/** Requested status: named, or by `active`. A problem when both contradict. */
export function requestedStatus(
  current: UserStatus,
  { status, active }: { status?: UserStatus | undefined; active?: boolean | undefined },
): UserStatus | FieldProblem {
  if (active === undefined) return status ?? current;
  if (status !== undefined)
    return active === (status === 'ACTIVE') ? status : { path: 'active', message: 'Contredit le statut demandé.' };
  if (active) return 'ACTIVE';
  return current === 'ACTIVE' ? 'SUSPENDED' : current;
}
