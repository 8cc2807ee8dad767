const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EPIPE']);
/** Shutting down, starting up, too many connections, statement took too long, deadlock or serialisation: try again. */
const TEMPORARY_STATES = new Set(['57P01', '57P02', '57P03', '53300', '57014', '40001', '40P01']);
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|pglite is clos/i;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** SQLSTATE of a database error (five characters); undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** True when the database was temporarily unavailable: the call can be retried. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (CONNECTION_CODES.has(code) || TEMPORARY_STATES.has(code) || (code.length === 5 && code.startsWith('08')))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && CONNECTION_MESSAGES.test(error.message);
}

/** Codes for a full disk: of the file system, or of PostgreSQL (SQLSTATE disk_full). */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True when a disk of the server is full; the call can succeed once space is freed. */
export const isDiskFull = (error: unknown): boolean => FULL_CODES.has(codeOf(error));

/** True for a deadlock or serialization failure: the transaction can be retried. */
export const isDeadlock = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));
