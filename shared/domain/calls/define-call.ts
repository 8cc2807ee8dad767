import type { z } from 'zod';
import type { Change } from '../stream/record-events';
import type { RecordKind } from '../stream/record-kinds';
import type { Access } from '../user/access.policy';
import type { LocalStore } from './local-stores';

/**
 * Changes that the client publishes after success: events of one record, named by parameters or response, and kinds
 * without a single record. `none`: why no other response depends on the call.
 */
export type Changes = readonly [Change, ...Change[]] | { none: string };

interface CallBase {
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * A change of an entity. `required`: the header `If-Match` must name its base version (428 without, 412 after a
   * conflict). `optional`: it may be missing. A change without effect answers 304.
   */
  version?: 'required' | 'optional';
  /** Creates a record: answers 201, and takes an `Idempotency-Key`. */
  creates?: true;
  /**
   * May wait in the browser while offline. Takes an `Idempotency-Key`, so that it runs once however often it is sent.
   */
  waits?: true;
  /** Changes no record although it is no GET: a search, a preview, a generated file. */
  reads?: true;
  /** Records that the call changes; set for every call that writes. */
  changes?: Changes;
  /** Local store in which browsers cache the response for offline use; none for no caching. */
  kept?: LocalStore;
  /** Kinds of records whose change makes the response stale. */
  staleAfter?: readonly RecordKind[];
  /** The body is a form with files. */
  multipart?: true;
  /** Timeout in browsers, in seconds; 30 by default. */
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

type Reading = Call & { changes?: never };
type Writing = Call & { changes: Changes; reads?: never };

/** Calls by key: writing ones declare their changes, reading ones have none. */
interface Calls {
  [key: `GET ${string}`]: Reading & { reads?: never };
  [key: `POST ${string}`]: (Reading & { reads: true }) | Writing;
  [key: `PUT ${string}` | `PATCH ${string}` | `DELETE ${string}`]: Writing;
}

/** Keeps the literal types of a table of calls. */
export function defineCalls<const Table extends Calls>(table: Table): Table {
  return table;
}
