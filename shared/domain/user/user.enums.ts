/** Roles a user may hold; several at once. */
export const ROLES = ['NEGOTIATOR', 'MANAGER', 'SUPPORT', 'SYNCHRO'] as const;
export type Role = (typeof ROLES)[number];

/** PENDING: signed up, not yet admitted. Only ACTIVE opens the product. */
export const USER_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
