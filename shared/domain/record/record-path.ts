import * as paths from '../navigation/paths';
import type { NamedKind } from './record.enums';

const PAGES: Readonly<Partial<Record<string, (id: string) => string>>> = {
  property: paths.property,
  contact: paths.contact,
  mandate: paths.mandate,
  visit: paths.visit,
  event: paths.event,
} satisfies Partial<Record<NamedKind, (id: string) => string>>;

/** Path of a record's page; null for a kind without pages open to everybody. */
export const recordPath = (kind: string, id: string): string | null => PAGES[kind]?.(id) ?? null;
