import type { Audited } from '@pignon/shared/domain/audit/audit.enums';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { recordPath } from '@pignon/shared/domain/record/record-path';

const PATHS: Readonly<Partial<Record<Audited, (ref: string) => string>>> = {
  user: (ref) => `${paths.administration('users')}?inactive=yes&account=${encodeURIComponent(ref)}`,
  agency: () => paths.administration('agency'),
  message: () => paths.administration('messages'),
  remote: (ref) => `${paths.administration('remotes')}?module=${encodeURIComponent(ref)}`,
};

/** Address of an entry's record; null when it has no page. A file's reference starts with its owner. */
export function pathOfRecord(entity: Audited, ref: string): string | null {
  if (entity !== 'media') return PATHS[entity]?.(ref) ?? recordPath(entity, ref);
  const [owner, reference] = ref.split('/');
  return owner && reference ? recordPath(owner, reference) : null;
}
