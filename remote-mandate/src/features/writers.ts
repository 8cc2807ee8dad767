import type { Role } from '@pignon/shared/domain/user/user.enums';

/** Who may write mandates and print them. */
export const WRITERS: readonly Role[] = ['NEGOTIATOR', 'MANAGER'];
