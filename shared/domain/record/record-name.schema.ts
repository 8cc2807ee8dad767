import { z } from 'zod';
import { MAX_NAMED, NAMED_KINDS } from './record.enums';

/** `id`: reference of a property, sign-in address of a user, id of any other record. */
export const RecordRefSchema = z.strictObject({ kind: z.enum(NAMED_KINDS), id: z.string().max(254) });
export type RecordRef = z.infer<typeof RecordRefSchema>;

export const RecordNamesRequest = z.array(RecordRefSchema).max(MAX_NAMED);

export const RecordNameSchema = RecordRefSchema.extend({
  /** In French. */
  name: z.string(),
  /** True when it is hidden from customers. */
  isPrivate: z.boolean(),
});
export type RecordName = z.infer<typeof RecordNameSchema>;

export const RecordNamesReply = z.array(RecordNameSchema);
