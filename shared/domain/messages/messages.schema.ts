import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { LANGUAGES, MAX_MESSAGE_LENGTH } from './messages.enums';

/** `changed` omits unchanged texts, which screens contain. */
export const MessagesQuery = z.strictObject({
  lang: z.enum(LANGUAGES).default('fr'),
  changed: z.stringbool().optional(),
});
/** Key to text. */
export const MessagesReply = z.record(z.string(), z.string());
export type Texts = z.infer<typeof MessagesReply>;

export const MessagesParams = z.strictObject({ lang: z.enum(LANGUAGES) });

const MAX_CHANGES = 200;

/** New text by key; null resets to the shipped one. */
export const MessagesPatch = z.strictObject({
  texts: z
    .record(
      z.string().max(200),
      z
        .string()
        .refine((text) => text.trim() !== '', 'Ce champ est requis')
        .max(MAX_MESSAGE_LENGTH)
        .nullable(),
    )
    .refine((texts) => Object.keys(texts).length <= MAX_CHANGES, `${MAX_CHANGES} textes au plus à la fois.`),
});

/** A changed text beside the shipped one; null when no screen uses the key any more. */
export const MessageOverrideSchema = z.strictObject({
  key: z.string(),
  text: z.string(),
  shipped: z.string().nullable(),
  modifiedTime: DateTimeSchema,
  modifiedBy: z.string(),
});
export type MessageOverride = z.infer<typeof MessageOverrideSchema>;
export const MessageOverridesQuery = z.strictObject({ lang: z.enum(LANGUAGES).default('fr') });
