import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { OPEN_STATUSES, SIGNED_STATUSES, IN_FORCE_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import sql, { raw, type Sql } from 'sql-template-tag';

/** literals instead of parameters, so that the partial indexes of running mandates apply */
const oneOfStatuses = (status: Sql, statuses: readonly MandateStatus[]): Sql =>
  sql`${status} in (${raw(statuses.map((each) => `'${each}'`).join(', '))})`;

/** True of a mandate that binds. */
export const inForce = (status: Sql): Sql => oneOfStatuses(status, IN_FORCE_STATUSES);

/** True of a mandate that waits for a signature or binds. */
export const isOpen = (status: Sql): Sql => oneOfStatuses(status, OPEN_STATUSES);

/** True of a status that only a signed mandate has. */
export const wasSigned = (status: Sql): Sql => oneOfStatuses(status, SIGNED_STATUSES);
