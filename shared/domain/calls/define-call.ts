import type { z } from 'zod';
import type { Change } from '../stream/record-events';
import type { RecordKind } from '../stream/record-kinds';
import type { Access } from '../user/access.policy';
import type { LocalStore } from './local-stores';

/**
 * The changes that the client publishes once the call has succeeded: events of one record, which the call's parameters or its
 * answer name, and kinds of which no single record is named. `none`: why no answer of another call depends on it.
 */
export type Changes = readonly [Change, ...Change[]] | { none: string };

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
  /** May wait in the browser while there is no network. Takes an `Idempotency-Key`, so that it is done once however often it is sent. */
  waits?: true;
  /** Changes no record although it is no GET: a search, a preview, a file made of records. */
  reads?: true;
  /** The records that it changes; every call that writes says it. */
  changes?: Changes;
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

type Reading = Call & { changes?: never };
type Writing = Call & { changes: Changes; reads?: never };

/** A call by its key: each that writes says what it changes, none that reads does. */
interface Calls {
  [key: `GET ${string}`]: Reading & { reads?: never };
  [key: `POST ${string}`]: (Reading & { reads: true }) | Writing;
  [key: `PUT ${string}` | `PATCH ${string}` | `DELETE ${string}`]: Writing;
}

/** Keeps the literal types of a table of calls. */
export function defineCalls<const Table extends Calls>(table: Table): Table {
  return table;
}
