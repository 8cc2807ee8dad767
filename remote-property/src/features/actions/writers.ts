import type { Role } from '@pignon/shared/domain/user/user.enums';

/** Who may change properties. */
export const WRITERS: readonly Role[] = ['NEGOTIATOR', 'MANAGER'];
