import type { ReactNode } from 'react';

/** The parts of the list under the search box, in their order. */
export const GROUPS = ['page', 'recent', 'screens', 'actions', 'properties', 'contacts', 'sites'] as const;
export type GroupName = (typeof GROUPS)[number];

/** One line of the list: a place of the product, another site, or something to do. */
export interface Choice {
  /** Unique in the list. */
  id: string;
  group: GroupName;
  label: string;
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
  does: { to: string } | { href: string } | { run: () => void };
}
