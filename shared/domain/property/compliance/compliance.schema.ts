import { z } from 'zod';
import { MENTION_GROUPS, MENTION_KEYS, SEVERITIES, VERDICTS } from './compliance.enums';

/** One missing or wrong statement; paths under "agency." are settings of the agency. */
export const ComplianceProblemSchema = z.strictObject({
  path: z.string(),
  severity: z.enum(SEVERITIES),
  message: z.string(),
});
export type ComplianceProblem = z.infer<typeof ComplianceProblemSchema>;

/** A mandatory mention of an advertisement: its text and problems. */
export const MentionSchema = z.strictObject({
  key: z.enum(MENTION_KEYS),
  group: z.enum(MENTION_GROUPS),
  /** Severity of its worst problem. */
  verdict: z.enum(VERDICTS),
  /** Exact text of window card and sheet; null when nothing is printed. */
  text: z.string().nullable(),
  problems: z.array(ComplianceProblemSchema),
});
export type Mention = z.infer<typeof MentionSchema>;

export const ComplianceQuery = z.strictObject({
  /** Day of publication; today when absent. */
  day: z.iso.date().optional(),
});

export const ComplianceReply = z.strictObject({
  day: z.iso.date(),
  /** True without blocking problem. */
  publishable: z.boolean(),
  problems: z.array(ComplianceProblemSchema),
  mentions: z.array(MentionSchema),
});
export type Compliance = z.infer<typeof ComplianceReply>;
