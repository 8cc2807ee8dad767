import type { Audited } from '@pignon/shared/domain/audit/audit.enums';
import { recordPath } from '@pignon/shared/domain/record/record-path';

const PATHS: Readonly<Partial<Record<Audited, (ref: string) => string>>> = {
  user: (ref) => `/admin/users?inactive=yes&account=${encodeURIComponent(ref)}`,
  agency: () => '/admin/agency',
  message: () => '/admin/messages',
  remote: (ref) => `/admin/remotes?module=${encodeURIComponent(ref)}`,
};

/** Where the record of a line of the journal is looked at; null for one without a page. Files name their owner first. */
export function recordAddress(entity: Audited, ref: string): string | null {
  if (entity !== 'media') return PATHS[entity]?.(ref) ?? recordPath(entity, ref);
  const [owner, reference] = ref.split('/');
  return owner && reference ? recordPath(owner, reference) : null;
}
