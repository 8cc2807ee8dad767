import type { Audited } from '@pignon/shared/domain/audit/audit.enums';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { recordPath } from '@pignon/shared/domain/record/record-path';

const PATHS: Readonly<Partial<Record<Audited, (ref: string) => string>>> = {
  user: (ref) => `${paths.administration('users')}?inactive=yes&account=${encodeURIComponent(ref)}`,
  agency: () => paths.administration('agency'),
  message: () => paths.administration('messages'),
  remote: (ref) => `${paths.administration('remotes')}?module=${encodeURIComponent(ref)}`,
};

/** Where the record of a line of the journal is looked at; null for one without a page. Files name their owner first. */
export function recordAddress(entity: Audited, ref: string): string | null {
  if (entity !== 'media') return PATHS[entity]?.(ref) ?? recordPath(entity, ref);
  const [owner, reference] = ref.split('/');
  return owner && reference ? recordPath(owner, reference) : null;
}
