import type { FieldProblem } from '../common/problem';

/** True when an idempotency key belongs to a request with other values: that one was executed, its response was lost. */
export const isKeyTaken = ({ code, fields }: { code: string; fields: readonly FieldProblem[] }): boolean =>
  code === 'CONFLICT' && fields.some(({ path }) => path === 'Idempotency-Key');
