import type { ChoiceWords } from '../choices/choices';

/** Roles a user may hold; several at once. */
export const ROLES = ['NEGOTIATOR', 'MANAGER', 'SUPPORT', 'SYNCHRO'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_WORDS: ChoiceWords<Role> = {
  NEGOTIATOR: { fr: 'négociateur', en: 'negotiator' },
  MANAGER: { fr: 'responsable', en: 'manager' },
  SUPPORT: { fr: 'support', en: 'support' },
  SYNCHRO: { fr: 'diffusion', en: 'publication' },
};

/** PENDING: signed up, not yet admitted. Only ACTIVE opens the product. */
export const USER_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_STATUS_WORDS: ChoiceWords<UserStatus> = {
  PENDING: { fr: 'en attente', en: 'pending' },
  ACTIVE: { fr: 'actif', en: 'active' },
  SUSPENDED: { fr: 'suspendu', en: 'suspended' },
  CLOSED: { fr: 'fermé', en: 'closed' },
};
