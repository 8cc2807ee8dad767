/** What the journal tells of. */
export const AUDITED = [
  'property',
  'contact',
  'mandate',
  'visit',
  'proposal',
  'event',
  'media',
  'user',
  'agency',
  'message',
  'portal',
  'sync',
  'remote',
] as const;
export type Audited = (typeof AUDITED)[number];

/**
 * What was done to it. INVITE: a message asked its owner to sign in to an account for the first time; SIGN_OUT: every session of a person was ended; PRIVACY: the client screen was switched; EXPORT and ERASE: a person's data was handed out or erased;
 * MERGE: two records of one person became one; PRINT: a manager printed for a customer what was held back, and said why.
 */
export const AUDIT_ACTIONS = [
  'CREATE',
  'UPDATE',
  'DELETE',
  'STATUS',
  'SIGN',
  'ROLES',
  'INVITE',
  'SIGN_IN',
  'SIGN_OUT',
  'PRIVACY',
  'EXPORT',
  'ERASE',
  'MERGE',
  'PRINT',
  'RUN',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A person at a screen, a program, the sending of listings, a job of the product. */
export const AUDIT_SOURCES = ['UI', 'API', 'SYNC', 'JOB'] as const;
export type AuditSource = (typeof AUDIT_SOURCES)[number];
