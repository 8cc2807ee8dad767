import { z } from 'zod';
import { NAMED_KINDS } from '../record/record.enums';
import { DateTimeSchema } from './date-time.schema';
import { PROBLEMS, type ProblemCode } from './problem';

const codes = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

export const ProblemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(codes),
  message: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional(),
  writer: z.object({ user: z.string(), at: DateTimeSchema }).optional(),
  blockedBy: z.object({ kind: z.enum(NAMED_KINDS), id: z.string() }).optional(),
  allowed: z.array(z.string()).optional(),
  requestId: z.string(),
});
