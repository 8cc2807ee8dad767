import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import * as enums from './sync.enums';

/** Segment of addresses; `histo` is reserved for the history. */
export const PortalCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'Des minuscules, des chiffres et des tirets')
  .refine((code) => code !== 'histo', 'Ce code est réservé.');

const Host = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,251}$/, 'Nom de serveur invalide');
const Port = z.int().min(1).max(65_535);
const Login = z.string().trim().min(1, 'Ce champ est requis').max(100);
/** Relative to the installation's folder of portals, or to the folder of the login. */
const Folder = z.string().regex(/^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,9})?$/, 'Nom de dossier invalide');

export const TargetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('FOLDER'), folder: Folder }),
  z.strictObject({ kind: z.literal('FTP'), host: Host, port: Port, secure: z.boolean(), login: Login, folder: Folder }),
  z.strictObject({
    kind: z.literal('SFTP'),
    host: Host,
    port: Port,
    login: Login,
    folder: Folder,
    /** Confirmed host key, as printed by `ssh-keygen -l`; null sends nothing and reports the shown key. */
    hostKey: z
      .string()
      .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'L’empreinte commence par SHA256: et compte 43 caractères.')
      .nullable()
      .default(null),
  }),
]);
export type Target = z.infer<typeof TargetSchema>;

/** Maximum per day: portals take a file three or four times a day. */
const MAX_TIMES = 4;
const Times = z
  .array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Heure invalide'))
  .max(MAX_TIMES, `${MAX_TIMES} envois par jour au plus`)
  .transform((times) => [...new Set(times)].sort());

export const PortalFieldsSchema = z.strictObject({
  name: z.string().trim().min(1, 'Ce champ est requis').max(60),
  enabled: z.boolean(),
  /** The agency's identifier at the portal. */
  account: z.string().trim().max(60),
  selection: z.enum(enums.SELECTIONS),
  encoding: z.enum(enums.ENCODINGS),
  mode: z.enum(enums.FILE_MODES),
  target: TargetSchema.nullable(),
  /** Daily times of sending, in French time. */
  times: Times,
});
export type PortalFields = z.infer<typeof PortalFieldsSchema>;

const Password = z.string().min(1, 'Ce champ est requis').max(200);

/** `password` is write-only; null deletes it. */
export const PortalPatch = PortalFieldsSchema.partial().extend({ password: Password.nullable().optional() });
export type PortalPatch = z.infer<typeof PortalPatch>;

export const NewPortalSchema = z.strictObject({
  code: PortalCode,
  name: PortalFieldsSchema.shape.name,
  kind: z.enum(enums.PORTAL_KINDS),
});
export type NewPortal = z.infer<typeof NewPortalSchema>;
export const PortalParams = z.strictObject({ portal: PortalCode });

/** A run as the list of portals shows it. */
export const RunLineSchema = z.strictObject({
  runId: z.int(),
  portal: z.string(),
  /** Also for deleted portals. */
  portalName: z.string(),
  status: z.enum(enums.RUN_STATUSES),
  requestedBy: z.string(),
  createdTime: DateTimeSchema,
  startedTime: DateTimeSchema.nullable(),
  finishedTime: DateTimeSchema.nullable(),
  sent: z.int(),
  added: z.int(),
  updated: z.int(),
  removed: z.int(),
  blocked: z.int(),
  error: z.string().nullable(),
  fileName: z.string().nullable(),
  /** The run that this one repeats. */
  replayOf: z.int().nullable(),
});
export type RunLine = z.infer<typeof RunLineSchema>;

export const PortalSchema = PortalFieldsSchema.extend({
  code: PortalCode,
  kind: z.enum(enums.PORTAL_KINDS),
  hasPassword: z.boolean(),
  /** False when this installation cannot write the format. */
  installed: z.boolean(),
  lastRun: RunLineSchema.nullable(),
  nextRun: DateTimeSchema.nullable(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type Portal = z.infer<typeof PortalSchema>;
