import { z } from 'zod';
import { DateTimeSchema } from './date-time.schema';

/** A remark on a property or a contact; lists show pinned first, then newest. */
export const CommentSchema = z.strictObject({
  pinned: z.boolean(),
  text: z.string().min(1).max(10_000),
  createdTime: DateTimeSchema,
  author: z.string().max(254).nullable().default(null),
});
export type Comment = z.infer<typeof CommentSchema>;
