import type { ComponentType } from 'react';
import type { RoleAccess } from '../domain/user/access.policy';
import type { Role } from '../domain/user/user.enums';
import type { EventName } from './events';
import type { IconName } from './icons';
import type { SlotName, SlotProps } from './slots';

export type Language = 'fr' | 'en';
/** A text in every language of the product. */
export type Localized = Readonly<Record<Language, string>>;

/** Menus that a remote may add entries to. `mobile` is the thumb navigation under 600 px. */
export const MENU_NAMES = ['search', 'create', 'profile', 'mobile'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/**
 * Audience: users allowed calls of a level (`access: 'write'`) or holding any of these roles. Neither: every active
 * user.
 */
type Audience = { access?: RoleAccess; roles?: never } | { access?: never; roles?: readonly Role[] };

/** A screen. `page` must be a bare `import()`: the build reads the module's path from it and checks that it exists. */
export type RouteDefinition = Audience & {
  /** Absolute, in the router's notation: `/property/:reference`, `/contact/list/:type?`. */
  path: `/${string}`;
  title: Localized;
  page: () => Promise<{ Page: ComponentType }>;
};

export interface RedirectDefinition {
  path: `/${string}`;
  redirect: `/${string}`;
}

export type MenuDefinition = Audience & {
  menu: MenuName;
  label: Localized;
  icon: IconName;
  to: `/${string}`;
  /** Ascending across all remotes. */
  order: number;
};

type SlotDefinitionOf<N extends SlotName> = Audience & {
  slot: N;
  order?: number;
  load: () => Promise<{ Slot: ComponentType<SlotProps<N>> }>;
};
export type SlotDefinition = { [N in SlotName]: SlotDefinitionOf<N> }[SlotName];

export type Messages = Readonly<Record<string, string>>;

/** Permission to exceed the weight limit of a kind. */
export interface WeightAllowance {
  /** File name without hash (`vendors-calendar.js`), or a page or slot by its definition. */
  name: string;
  /** Maximum compressed size. */
  kilobytes: number;
  reason: string;
}

/** Definition of a remote. Lazy parts are bare `import()`s of modules inside the remote's `src`. */
export interface RemoteDefinition {
  /** A valid identifier in lower case; also the i18n namespace of its messages. */
  name: string;
  /** Team to contact, shown on the card of a failed remote. */
  owner: string;
  /** Range of contract versions it was written for, for example `^1.0.0`. Never `*`. */
  contract: string;
  /** Range of API versions it calls. Never `*`. */
  api: string;
  routes: readonly (RouteDefinition | RedirectDefinition)[];
  menu?: readonly MenuDefinition[];
  slots?: readonly SlotDefinition[];
  messages: Readonly<Record<Language, () => Promise<{ default: Messages }>>>;
  publishes: readonly EventName[];
  consumes: readonly EventName[];
  allowances?: readonly WeightAllowance[];
}

/** Defines a remote. `src/remote.ts` default-exports the result; the build converts it to `remote.json`. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
