import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { OPEN_STATUSES, SIGNED_STATUSES, IN_FORCE_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import sql, { raw, type Sql } from 'sql-template-tag';

/** literals instead of parameters, so that the partial indexes of running mandates apply */
const oneOfStatuses = (status: Sql, statuses: readonly MandateStatus[]): Sql =>
  sql`${status} in (${raw(statuses.map((each) => `'${each}'`).join(', '))})`;

/** SQL condition: the mandate is in force. */
export const inForce = (status: Sql): Sql => oneOfStatuses(status, IN_FORCE_STATUSES);

/** SQL condition: the mandate awaits signatures or is in force. */
export const isOpen = (status: Sql): Sql => oneOfStatuses(status, OPEN_STATUSES);

/** SQL condition: the status follows a signature. */
export const wasSigned = (status: Sql): Sql => oneOfStatuses(status, SIGNED_STATUSES);
