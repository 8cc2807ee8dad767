import { holdsAccess, type RoleAccess } from './access.policy';
import type { SecondFactorStep } from './second-factor.schema';
import type { Role } from './user.enums';

/** Whom an installation requires a second factor of. */
export const SECOND_FACTOR_RULES = ['optional', 'management', 'all'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

/** Levels of who manages the agency, its accounts, or the programs that it runs. */
const MANAGEMENT: readonly RoleAccess[] = ['manage', 'admin', 'rollout'];

/** True when the installation requires a second factor of these roles. */
export function requiresSecondFactor(rule: SecondFactorRule, roles: readonly Role[]): boolean {
  if (rule === 'optional') return false;
  return rule === 'all' || MANAGEMENT.some((level) => holdsAccess(roles, level));
}

/** What a session still lacks; null for nothing. */
export function missingStep({
  enrolled,
  verified,
  required,
}: {
  enrolled: boolean;
  /** True when this session proved the factor. */
  verified: boolean;
  required: boolean;
}): SecondFactorStep | null {
  if (enrolled) return verified ? null : 'CODE';
  return required ? 'SETUP' : null;
}

interface Holder {
  loginEmail: string;
  roles: readonly Role[];
}

export type FactorRemovalRefusal = { code: 'CONFLICT' | 'FORBIDDEN'; message: string };

/** Why `by` may not remove the second factor of `of`, or null. */
export function refusalOfFactorRemoval(by: Holder, of: Holder): FactorRemovalRefusal | null {
  if (by.loginEmail === of.loginEmail)
    return { code: 'CONFLICT', message: 'Retirez votre propre double authentification depuis votre profil.' };
  if (of.roles.includes('MANAGER') && !by.roles.includes('MANAGER'))
    return {
      code: 'FORBIDDEN',
      message: 'Seul un responsable peut retirer la double authentification d’un responsable.',
    };
  return null;
}
