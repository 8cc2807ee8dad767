import { z } from 'zod';
import { RoleSchema } from '../domain/user/user.schema';
import { MENU_NAMES } from './define-remote';
import type { EventName } from './events';
import { ICON_NAMES } from './icons';
import { REMOTE_NAME } from './remote-name';
import { isEventName, isSlotName } from './own-names';
import type { SlotName } from './slots';

const Path = z.string().regex(/^\//, 'must start with /');
const LocalizedSchema = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) });
const Roles = z.array(RoleSchema).optional();
const Event = z.custom<EventName>(isEventName, 'is no event of the contract, and none that a remote can publish');
/** Key under which the remote exposes the module, for example `./pages/list.page`. */
const Expose = z.string().regex(/^\.\//);

/**
 * A lazy module, the files it needs (relative to the version's folder) and the host's shared modules it uses, so that
 * all of them can be fetched at once.
 */
export const PieceSchema = z.strictObject({ expose: Expose, files: z.array(z.string()), needs: z.array(z.string()) });
const Piece = PieceSchema;

export const RouteDescriptorSchema = z.union([
  z.strictObject({ path: Path, title: LocalizedSchema, roles: Roles, page: Piece }),
  z.strictObject({ path: Path, redirect: Path }),
]);
export const SlotDescriptorSchema = z.strictObject({
  slot: z.custom<SlotName>(isSlotName, 'is no slot of the contract, and none that a remote can offer'),
  order: z.number(),
  roles: Roles,
  load: Piece,
});
export const MenuDescriptorSchema = z.strictObject({
  menu: z.enum(MENU_NAMES),
  label: LocalizedSchema,
  icon: z.enum(ICON_NAMES),
  to: Path,
  roles: Roles,
  order: z.number(),
});

const AllowanceSchema = z.strictObject({
  name: z.string().min(1),
  kilobytes: z.number().positive(),
  reason: z.string().trim().min(10, 'must say why, in a sentence'),
});

/** `remote.json`: the part of a remote that is plain data, enough to compose the product without loading its code. */
export const DescriptorSchema = z.strictObject({
  name: z.string().regex(REMOTE_NAME),
  owner: z.string().min(1),
  version: z.string().min(1),
  contract: z.string().min(1),
  api: z.string().min(1),
  /** File name of the federation entry, content-hashed. */
  entry: z.string().min(1),
  routes: z.array(RouteDescriptorSchema),
  menu: z.array(MenuDescriptorSchema),
  slots: z.array(SlotDescriptorSchema),
  messages: z.strictObject({ fr: Piece, en: Piece }),
  publishes: z.array(Event),
  consumes: z.array(Event),
  /** Modules expected from the host, with the version built against. */
  shared: z.record(z.string(), z.string()),
  /** Files allowed above the limit of their kind, with the reason. */
  allowances: z.array(AllowanceSchema).optional(),
  /** Subresource integrity of every file of the folder but this one. */
  integrity: z.record(z.string(), z.string().regex(/^sha384-/)),
});

/** An object schema that keeps unknown fields: an older program that writes it back removes nothing. */
export const keeping = <S extends z.ZodRawShape>(shape: S): z.ZodObject<S> => z.looseObject(shape);

/**
 * A descriptor in the registry. May contain names that a later contract removed, and fields that only a later one
 * knows, so that no version makes the registry unreadable. Composition ignores unknown ones.
 */
export const StoredDescriptorSchema = keeping({
  ...DescriptorSchema.shape,
  menu: z.array(MenuDescriptorSchema.extend({ menu: z.string(), icon: z.string() })),
  slots: z.array(SlotDescriptorSchema.extend({ slot: z.string() })),
  publishes: z.array(z.string()),
  consumes: z.array(z.string()),
});
export type StoredDescriptor = z.infer<typeof StoredDescriptorSchema>;
export type PieceDescriptor = z.infer<typeof PieceSchema>;
export type RemoteDescriptor = z.infer<typeof DescriptorSchema>;
export type RouteDescriptor = z.infer<typeof RouteDescriptorSchema>;
export type SlotDescriptor = z.infer<typeof SlotDescriptorSchema>;
