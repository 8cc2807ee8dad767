import { z } from 'zod';

export const NOTICE_KINDS = [
  'property',
  'contact',
  'mandate',
  'visit',
  'proposal',
  'event',
  'user',
  'agency',
  'media',
  'sync',
] as const;

/** What changed; without an id, much did, and lists are to be read again. */
export const NoticeSchema = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  id: z.string().nullable(),
  /** Null when it is gone. */
  version: z.int().nullable(),
});
export type Notice = z.infer<typeof NoticeSchema>;
