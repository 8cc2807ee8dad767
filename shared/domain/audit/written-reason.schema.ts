import { z } from 'zod';

/** Why somebody does what is refused otherwise, or ends something: at most 2000 characters, trimmed. */
export const WrittenReason = z.string().trim().min(1, 'Le motif est requis').max(2000);
