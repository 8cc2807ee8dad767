import type { Localized, MenuDefinition } from '../contract/define-remote';
import type { SlotName } from '../contract/slots';
import type { Role } from '../domain/user/user.enums';
import type { CanaryRule } from './canary';

/** Version of a development server's unpublished code. */
export const DEV_VERSION = '0.0.0-dev';

export type LiveRoute =
  { path: string; title: Localized; roles?: Role[]; expose: string } | { path: string; redirect: string };

export interface LiveSlot {
  slot: SlotName;
  order: number;
  roles?: Role[];
  expose: string;
}

/** A version of a remote for the browser: address of its entry, and its descriptor. */
export interface LiveRemote {
  name: string;
  version: string;
  owner: string;
  contract: string;
  /** Address of the federation entry and its integrity; the entry contains the hashes of all its other files. */
  entry: string;
  integrity: string;
  routes: LiveRoute[];
  menu: MenuDefinition[];
  slots: LiveSlot[];
  messages: { fr: string; en: string };
  /** Reason, for the report, why no published version is compatible with this host; the remote is then not loaded. */
  refused?: string;
}

/** A canary and its audience. */
export interface Trial {
  rule: CanaryRule;
  remote: LiveRemote;
}

/** The live version of every remote. The edge writes it into the page; open tabs ask for newer ones. */
export interface Catalogue {
  revision: number;
  remotes: Record<string, LiveRemote>;
  /** Canaries by remote; the user decides which apply. */
  trials?: Record<string, Trial>;
  /** Build of the host; missing without an edge. */
  host?: string;
}

/** Entity tag of the catalogue for `ETag` and `If-None-Match`. */
export function catalogueTag({ revision, host }: Catalogue): string {
  return `"${revision}${host === undefined ? '' : `.${host}`}"`;
}

/** Addresses of the live versions, and of the fallback for a version that fails. */
export const CATALOGUE_URL = '/catalogue.json';
export const STAND_IN_URL = '/stand-in.json';
export const REMOTES_BASE = '/remotes';
/** Id of the JSON data block in which the edge writes the catalogue into the page. */
export const CATALOGUE_BLOCK = 'pignon-catalogue';
