import { z } from 'zod';
import { ServedVersionsSchema, Remote, Version } from './rollout.schema';

export const FiguresSchema = z.strictObject({ sessions: z.int().min(0), failing: z.int().min(0) });

/** Query of a canary's sessions; times are ISO. */
export const GuardQuery = z.strictObject({
  remote: Remote,
  /** The canary, and the live version. */
  trial: Version,
  before: Version,
  /** Start of the canary; below, of its present share. */
  since: z.iso.datetime(),
  stepSince: z.iso.datetime(),
});

export const GuardFiguresReply = z.strictObject({
  trial: FiguresSchema,
  stepSessions: z.int().min(0),
  before: FiguresSchema,
});
export type GuardFigures = z.infer<typeof GuardFiguresReply>;

/** Step of the canary guard, with its figures. */
export const GuardNoteSchema = z.strictObject({
  remote: Remote,
  before: ServedVersionsSchema,
  after: ServedVersionsSchema,
  why: z.strictObject({ trial: FiguresSchema, before: FiguresSchema }),
});
export type GuardNote = z.infer<typeof GuardNoteSchema>;
