import { z } from 'zod';
import { ContactSchema } from '../contact.schema';
import { CHOSEN_FIELDS, MERGE_CHOICES } from './merge.enums';

const Choices = z
  .partialRecord(z.enum(CHOSEN_FIELDS), z.enum(MERGE_CHOICES))
  .refine((choices) => Object.entries(choices).every(([field, side]) => side !== 'both' || field === 'observation'), {
    error: 'Seules les observations peuvent être gardées toutes deux',
  });
export type MergeChoices = z.infer<typeof Choices>;

const ContactId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const Version = z.int().min(1);

/** Merges another record of the same person into the one in the address. */
export const MergeRequest = z.strictObject({
  /** The merged record; its id redirects to the kept one. */
  with: ContactId,
  /** Versions that the choices are based on: a later change is refused. */
  versions: z.strictObject({ kept: Version, gone: Version }),
  /** Absent choices follow the proposal. */
  choices: Choices,
});
export type MergeInput = z.output<typeof MergeRequest>;

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const MergeParams = z.strictObject({ id: Id, with: Id });

/** Number of references that will move to the kept record. */
const MergeMovesSchema = z.strictObject({
  properties: z.int(),
  mandates: z.int(),
  visits: z.int(),
  events: z.int(),
  proposals: z.int(),
  files: z.int(),
});
export type MergeMoves = z.infer<typeof MergeMovesSchema>;

/** Both records, and what a merge would move; `refusal` says why it is impossible. */
export const MergePreviewSchema = z.strictObject({
  refusal: z.string().nullable(),
  kept: ContactSchema,
  gone: ContactSchema,
  moves: MergeMovesSchema,
});
export type MergePreview = z.infer<typeof MergePreviewSchema>;
