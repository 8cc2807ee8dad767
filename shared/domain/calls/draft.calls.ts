import { z } from 'zod';
import { DraftBodySchema, DraftMarkSchema, DraftParams, DraftSchema } from '../draft/draft.schema';
import { defineCalls } from './define-call';

export const draftCalls = defineCalls({
  'GET user/me/draft': {
    access: 'read',
    summary: 'One’s own drafts, the last touched first, without what was typed',
    reply: z.array(DraftMarkSchema),
  },
  'GET user/me/draft/{key}': {
    access: 'read',
    summary: 'What one typed into a form and did not save; null when there is none',
    params: DraftParams,
    reply: DraftSchema.nullable(),
  },
  'PUT user/me/draft/{key}': {
    access: 'read',
    summary: 'Keep what one typed into a form, for 30 days',
    changes: { none: 'A draft is read by its form alone, once.' },
    params: DraftParams,
    body: DraftBodySchema,
    reply: DraftMarkSchema,
  },
  'DELETE user/me/draft/{key}': {
    access: 'read',
    summary: 'Drop a draft, if there is one',
    changes: { none: 'A draft is read by its form alone, once.' },
    params: DraftParams,
    reply: z.void(),
  },
});
