import type { Localized, MenuDefinition } from '../contract/define-remote';
import type { RemoteDescriptor } from '../contract/descriptor.schema';
import type { Registry } from '../contract/registry.schema';
import type { SlotName } from '../contract/slots';
import type { Role } from '../domain/user/user.enums';

export type LiveRoute =
  { path: string; title: Localized; roles?: Role[]; expose: string } | { path: string; redirect: string };

export interface LiveSlot {
  slot: SlotName;
  order: number;
  roles?: Role[];
  expose: string;
}

/** One version of a remote as the browser needs it: where its entry lies and what it offers. */
export interface LiveRemote {
  name: string;
  version: string;
  owner: string;
  contract: string;
  /** Address of the federation entry and its integrity; the entry vouches for all its other files. */
  entry: string;
  integrity: string;
  routes: LiveRoute[];
  menu: MenuDefinition[];
  slots: LiveSlot[];
  messages: { fr: string; en: string };
}

/** The live version of every remote. The edge writes it into the page; open tabs ask for newer ones. */
export interface Catalogue {
  revision: number;
  remotes: Record<string, LiveRemote>;
}

export const REMOTES_BASE = '/remotes';
/** Id of the JSON data block in which the edge writes the catalogue into the page. */
export const CATALOGUE_BLOCK = 'pignon-catalogue';

/** Keeps of a descriptor what the browser needs to compose the product. */
export function toLive(descriptor: RemoteDescriptor, base = REMOTES_BASE): LiveRemote {
  const { name, version, owner, contract, entry, menu, messages } = descriptor;
  return {
    name,
    version,
    owner,
    contract,
    entry: `${base}/${name}/${version}/${entry}`,
    integrity: descriptor.integrity[entry] ?? '',
    routes: descriptor.routes.map((route) => {
      if ('redirect' in route) return route;
      const { path, title, roles, page } = route;
      return { path, title, roles, expose: page.expose };
    }),
    menu: menu as MenuDefinition[],
    slots: descriptor.slots.map(({ slot, order, roles, load }) => ({ slot, order, roles, expose: load.expose })),
    messages: { fr: messages.fr.expose, en: messages.en.expose },
  };
}

/** The stable version of every remote of a registry. */
export function catalogueOf(registry: Registry): Catalogue {
  const remotes: Record<string, LiveRemote> = {};
  for (const [name, entry] of Object.entries(registry.remotes)) {
    const stable = entry.stable === null ? undefined : entry.versions[entry.stable];
    if (stable) remotes[name] = toLive(stable.descriptor);
  }
  return { revision: registry.revision, remotes };
}

/** The version to fall back on when the live one cannot be loaded. */
export function previousOf(registry: Registry, name: string): LiveRemote | undefined {
  const entry = registry.remotes[name];
  const previous = entry?.previous ? entry.versions[entry.previous] : undefined;
  return previous && toLive(previous.descriptor);
}
