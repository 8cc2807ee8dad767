import { z } from 'zod';

/** A failure seen by a browser, reported once. */
export const ClientErrorSchema = z.strictObject({
  errorId: z.string().max(60),
  remote: z.string().max(60),
  version: z.string().max(60),
  message: z.string().max(2000),
  stack: z.string().max(10_000).optional(),
  route: z.string().max(500),
});
export type ClientError = z.infer<typeof ClientErrorSchema>;
