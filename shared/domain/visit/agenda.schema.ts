import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { AGENDA_KINDS, MAX_AGENDA_DAYS, MAX_AGENDA_ENTRIES, MAX_AGENDA_USERS } from './agenda.enums';
import { VISIT_STATUSES } from './visit.enums';

const DAY_MS = 86_400_000;

export const AgendaRequest = z
  .strictObject({
    from: z.iso.datetime(),
    /** Excluded. */
    to: z.iso.datetime(),
    /** loginEmails; everybody's when missing. */
    users: z.array(z.string().min(1).max(254)).min(1).max(MAX_AGENDA_USERS).optional(),
  })
  .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
    path: ['to'],
    message: 'La fin de la période doit suivre son début',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_AGENDA_DAYS * DAY_MS, {
    path: ['to'],
    message: `Une période compte au plus ${MAX_AGENDA_DAYS} jours`,
  });

export const AgendaEntrySchema = z.strictObject({
  kind: z.enum(AGENDA_KINDS),
  /** Id of the visit, event or mandate. */
  id: z.int(),
  version: z.int(),
  /** Null for an all-day entry. */
  start: DateTimeSchema.nullable(),
  /** Null when the end is unknown. */
  end: DateTimeSchema.nullable(),
  /** `2026-11-25`, for an all-day entry. */
  day: z.iso.date().nullable(),
  /** Title of the event, or of the property. */
  title: z.string(),
  city: z.string(),
  propertyRef: z.string().nullable(),
  users: z.array(z.string()),
  contacts: z.array(z.strictObject({ contactId: z.int(), name: z.string() })),
  /** For visits. */
  groupId: z.uuid().nullable(),
  status: z.enum(VISIT_STATUSES).nullable(),
  done: z.boolean(),
  /** True when the user may move it. */
  movable: z.boolean(),
});
export type AgendaEntry = z.infer<typeof AgendaEntrySchema>;

export const AgendaReply = z.strictObject({
  entries: z.array(AgendaEntrySchema).max(MAX_AGENDA_ENTRIES),
  /** True when there are more entries. */
  truncated: z.boolean(),
});
