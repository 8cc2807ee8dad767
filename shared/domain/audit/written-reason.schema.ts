import { z } from 'zod';

/** Reason for an exception or an ending: at most 2000 characters, trimmed. */
export const WrittenReason = z.string().trim().min(1, 'Le motif est requis').max(2000);
