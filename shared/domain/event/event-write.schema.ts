import { z } from 'zod';
import type { EventLinkSchema } from './event.schema';
import { EventSchema } from './event.schema';

const { type, text, start, end, due, done, links } = EventSchema.shape;

/** An event as entered; absent fields default to empty, the current time and the author. */
const EventInput = z.strictObject({
  type,
  title: z.string().trim().min(1, 'Ce champ est requis').max(300),
  text: text.optional(),
  start: start.optional(),
  end: end.optional(),
  due: due.optional(),
  done: done.optional(),
  /** loginEmail of the assignee. */
  user: z.string().min(1).max(254).optional(),
  links: links.optional(),
});

export const NewEventSchema = EventInput;
export type NewEventInput = z.output<typeof NewEventSchema>;
export const EventPatchSchema = EventInput.partial();
export type EventPatch = z.output<typeof EventPatchSchema>;
export type EventLink = z.output<typeof EventLinkSchema>;

export const EventIdParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
