import type { z } from 'zod';
import type { Access } from '../user/access.policy';

/** The shape of one product call; its key in the table is "METHOD path/{param}", relative to /api. */
export interface Call {
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

/** Keeps the literal types of a table of calls. */
export function defineCalls<const Table extends Record<string, Call>>(table: Table): Table {
  return table;
}
