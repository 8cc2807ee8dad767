import type { z } from 'zod';
import type { RecordKind } from '../stream/record-kinds';
import type { Access } from '../user/access.policy';
import type { LocalStore } from './local-stores';

interface CallBase {
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * A change of an entity. `required`: the header `If-Match` must name the version it was made from (428 without, 412 when
   * somebody else wrote in between). `optional`: an action that may come without. Changing nothing answers 304.
   */
  version?: 'required' | 'optional';
  /** Creates something: answers 201, and takes an `Idempotency-Key`. */
  creates?: true;
  /**
   * May wait in the browser while there is no network; names the kinds of records that it changes. Takes an `Idempotency-Key`,
   * so that it is done once however often it is sent.
   */
  waits?: readonly RecordKind[];
  /** Changes no record although it is no GET: a search, a preview, a file made of records. */
  reads?: true;
  /** The local store in which browsers keep its answer, to be read without network; none for what is read from the server alone. */
  kept?: LocalStore;
  /** The kinds of records whose change makes its answer stale. */
  staleAfter?: readonly RecordKind[];
  /** The body is a form with files. */
  multipart?: true;
  /** Seconds after which browsers give it up; 30 for a call that says nothing. */
  timeout?: number;
}

/** Answers JSON; `z.void()` answers 204 without a body. */
interface JsonCall extends CallBase {
  reply: z.ZodType;
  file?: never;
}

/** Answers a file to download, of this MIME type. */
interface FileCall extends CallBase {
  file: string;
  reply?: never;
}

/** The shape of one product call; its key in the table is "METHOD path/{param}", relative to /api. */
export type Call = JsonCall | FileCall;

/** Keeps the literal types of a table of calls. */
export function defineCalls<const Table extends Record<string, Call>>(table: Table): Table {
  return table;
}
