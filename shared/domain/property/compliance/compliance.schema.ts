import { z } from 'zod';

/** BLOCKING keeps an advertisement from being published; WARNING is for somebody to look at. */
export const SEVERITIES = ['BLOCKING', 'WARNING'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One thing that an advertisement lacks or says wrongly; a path that begins with "agency." is a setting of the agency. */
export const ComplianceProblemSchema = z.strictObject({
  path: z.string(),
  severity: z.enum(SEVERITIES),
  message: z.string(),
});
export type ComplianceProblem = z.infer<typeof ComplianceProblemSchema>;

export const ComplianceQuery = z.strictObject({
  /** The day of publication; today when left out. */
  day: z.iso.date().optional(),
});

export const ComplianceReply = z.strictObject({
  day: z.iso.date(),
  /** Nothing blocks. */
  publishable: z.boolean(),
  problems: z.array(ComplianceProblemSchema),
});
