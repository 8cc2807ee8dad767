import { z } from 'zod';
import { MAIL_SECURITY } from './proposal.enums';
import { BAD_EMAIL } from '../contact/email';
import { MAX_NOTICE_TEXT_LENGTH } from '../visit/notice/notice.enums';

const Host = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,251}$/, 'Nom de serveur invalide');
const Address = z.email(BAD_EMAIL).max(254);

/** Address of the mail server. */
export const MailServerSchema = z.strictObject({
  host: Host,
  port: z.int().min(1).max(65_535),
  security: z.enum(MAIL_SECURITY),
  /** Null for a server without authentication. */
  user: z.string().trim().min(1, 'Ce champ est requis').max(254).nullable(),
  /** Sender address; replies go to the negotiator. */
  from: Address,
});
export type MailServer = z.infer<typeof MailServerSchema>;

const VisitText = z.string().trim().max(MAX_NOTICE_TEXT_LENGTH);
/** Agency's texts of messages to visitors; empty uses the default. */
const VisitTexts = z.strictObject({
  CONFIRMATION: VisitText,
  CHANGE: VisitText,
  CANCELLATION: VisitText,
  REMINDER: VisitText,
});

export const MailSettingsFieldsSchema = z.strictObject({
  server: MailServerSchema.nullable(),
  /** Seconds during which a proposal can be undone. */
  undoSeconds: z.int().min(0).max(300),
  /** Maximum number of messages per customer in the period below. */
  maxMails: z.int().min(1).max(20),
  /** Period of that maximum, in days. */
  capDays: z.int().min(1).max(31),
  /** Days before the same property may be sent to the same customer again, unless its price dropped. */
  againDays: z.int().min(1).max(365),
  /** Visitors are notified automatically of planned, changed and cancelled visits. */
  visitsTold: z.boolean(),
  /** True when visitors get an automatic reminder on the previous day. */
  visitsReminded: z.boolean(),
  visitTexts: VisitTexts,
});
export type MailSettingsFields = z.infer<typeof MailSettingsFieldsSchema>;
export type ProposalRules = Omit<MailSettingsFields, 'server' | 'visitsTold' | 'visitsReminded' | 'visitTexts'>;

export const MailSettingsSchema = MailSettingsFieldsSchema.extend({
  hasPassword: z.boolean(),
  /** True when the installation sets the server: these settings are then unused. */
  overridden: z.boolean(),
  version: z.int(),
});
export type MailSettings = z.infer<typeof MailSettingsSchema>;

const Password = z.string().min(1, 'Ce champ est requis').max(200);
/** `password` is write-only; null deletes it. */
export const MailSettingsPatch = MailSettingsFieldsSchema.partial().extend({
  password: Password.nullable().optional(),
});
export type MailSettingsInput = z.output<typeof MailSettingsPatch>;

export const MailTestRequest = z.strictObject({ to: Address });
export const MailTestReply = z.strictObject({
  sent: z.boolean(),
  /** Error of the mail server or connection. */
  message: z.string().nullable(),
});

/** Default settings. */
export const DEFAULT_MAIL_SETTINGS: MailSettingsFields = {
  server: null,
  undoSeconds: 20,
  maxMails: 2,
  capDays: 7,
  againDays: 30,
  visitsTold: false,
  visitsReminded: false,
  visitTexts: { CONFIRMATION: '', CHANGE: '', CANCELLATION: '', REMINDER: '' },
};
