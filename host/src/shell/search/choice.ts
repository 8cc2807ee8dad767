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

/** One line of the results: page, external site, or action. */
export interface Choice {
  /** Unique in the list. */
  id: string;
  group: GroupName;
  label: string;
  /** The label before it was cut. */
  full?: string;
  icon: ReactNode;
  /** Below the label. */
  detail?: ReactNode;
  /** At the end of the line: reference, state. */
  aside?: ReactNode;
  /** In the notation of `Keys`. */
  keys?: string;
  /** More words to find it by. */
  words?: string;
  disabled?: boolean;
  /** The address that `run` leads to. */
  leadsTo?: string;
  /** `instead`: what is done here in place of going to the address; in a new tab it is opened all the same. */
  does: { to: string; instead?: () => void } | { href: string } | { run: () => void };
}
