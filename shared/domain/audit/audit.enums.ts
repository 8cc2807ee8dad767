import type { ChoiceWords } from '../choices/choices';

/** Entities that the journal records. */
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
 * Recorded actions. INVITE: an invitation to a first sign-in was sent; SIGN_OUT: every session of a person was ended;
 * END_SESSION: one session was; ADD_FACTOR, REMOVE_FACTOR: the second factor of an account was enrolled or removed;
 * RENEW_CODES: its recovery codes were replaced; PRIVACY: the client's screen was switched; EXPORT and ERASE: a person's
 * data was exported or erased; MERGE: two records of one person were merged; PRINT: a manager printed a blocked document
 * for a customer and stated why.
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
  'END_SESSION',
  'ADD_FACTOR',
  'RENEW_CODES',
  'REMOVE_FACTOR',
  'PRIVACY',
  'EXPORT',
  'ERASE',
  'MERGE',
  'PRINT',
  'RUN',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A user of the app, a program, the sending of listings, a job of the product. */
export const AUDIT_SOURCES = ['UI', 'API', 'SYNC', 'JOB'] as const;
export type AuditSource = (typeof AUDIT_SOURCES)[number];

export const AUDIT_SOURCE_WORDS: ChoiceWords<AuditSource> = {
  UI: { fr: 'écran', en: 'screen' },
  API: { fr: 'programme', en: 'program' },
  SYNC: { fr: 'diffusion', en: 'publication' },
  JOB: { fr: 'tâche automatique', en: 'automatic job' },
};
