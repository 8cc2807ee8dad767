import { z } from 'zod';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MessagesQuery = z.strictObject({ lang: z.enum(LANGUAGES).default('fr') });
/** Key to text. */
export const MessagesReply = z.record(z.string(), z.string());
