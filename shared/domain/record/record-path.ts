import type { NamedKind } from './record.enums';

const ROOTS: Readonly<Partial<Record<string, string>>> = {
  property: '/property/',
  contact: '/contact/',
  mandate: '/mandate/',
  visit: '/visit/',
  event: '/event/',
} satisfies Partial<Record<NamedKind, string>>;

/** The page of a record; null for a kind without pages that everybody may open. */
export function recordPath(kind: string, id: string): string | null {
  const root = ROOTS[kind];
  return root === undefined ? null : `${root}${encodeURIComponent(id)}`;
}
