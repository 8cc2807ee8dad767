import { z } from 'zod';
import { AGENT_CAPACITIES, SIGNING_PERSONS } from '../mandate.enums';

/** Signatories of a mandate, missing facts, and known data of the agent. */
export const SigningStateSchema = z.strictObject({
  signatories: z.array(
    z.strictObject({
      contactId: z.int(),
      person: z.enum(SIGNING_PERSONS),
      name: z.string(),
      company: z.string().nullable(),
      capacity: z.string().nullable(),
    }),
  ),
  missing: z.array(
    z.strictObject({
      key: z.string(),
      who: z.string().nullable(),
      message: z.string(),
      place: z.strictObject({
        of: z.enum(['contact', 'property', 'mandate', 'folder', 'agency']),
        ref: z.string().nullable(),
        field: z.string(),
      }),
    }),
  ),
  /** Signatory of the agency: as in their account, else as in their last signature for it. */
  agent: z.strictObject({
    name: z.string(),
    capacity: z.enum(AGENT_CAPACITIES).nullable(),
    credential: z.string().nullable(),
  }),
  /** Default place of signature. */
  place: z.string().nullable(),
});
export type SigningState = z.infer<typeof SigningStateSchema>;
