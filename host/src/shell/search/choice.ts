import type { ReactNode } from 'react';

/** The parts of the list under the search box, in their order. */
export const GROUPS = [
  'page',
  'records',
  'recent',
  'screens',
  'actions',
  'mandates',
  'properties',
  'contacts',
  'create',
  'sites',
] as const;
export type GroupName = (typeof GROUPS)[number];

/** A result line: page, external site, or action. */
export interface Choice {
  /** Unique in the list. */
  id: string;
  group: GroupName;
  label: string;
  /** Full label, when shortened. */
  full?: string;
  icon: ReactNode;
  /** Below the label. */
  detail?: ReactNode;
  /** Shown at the end of the line: reference, status. */
  aside?: ReactNode;
  /** Shortcut in the notation of `Keys`. */
  keys?: string;
  /** Additional search keywords. */
  words?: string;
  disabled?: boolean;
  /** The address that `run` leads to. */
  leadsTo?: string;
  /** `instead`: an action that replaces the navigation here; a new tab still opens the address. */
  does: { to: string; instead?: () => void } | { href: string } | { run: () => void };
}
