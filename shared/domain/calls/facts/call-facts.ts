import { callTable } from '../call-table';
import { dateTimePaths } from './date-time-paths';
import type { Call } from '../define-call';
import type { LocalStore } from '../local-stores';

type Table = Readonly<Record<string, Call>>;

/** What browsers know of the calls without the schemas, each by the call's key. */
export interface CallFacts {
  /** Where an answer has date-times: `content.*.createdTime`, several with a space between. */
  DATE_TIMES: Readonly<Record<string, string>>;
  /** Calls that change no record although they are no GET. */
  READING: readonly string[];
  /** Whose answers stay on the machine, and in which local store. */
  KEPT: Readonly<Record<string, LocalStore>>;
  /** The kinds of records whose change makes an answer stale, with a space between. */
  STALE_AFTER: Readonly<Record<string, string>>;
  /** Calls that may wait for the network, with the kinds of records that each changes, with a space between. */
  WAITING: Readonly<Record<string, string>>;
  /** Seconds after which a call is given up, where these are not the usual 30. */
  TIMEOUTS: Readonly<Record<string, number>>;
}

/** True for a call that changes no record. */
export const isReadingCall = (key: string, call: Call): boolean => key.startsWith('GET ') || call.reads === true;

function ofCalls<T>(table: Table, factOf: (call: Call) => T | undefined): Record<string, T> {
  const facts = Object.entries(table).flatMap(([key, call]) => {
    const fact = factOf(call);
    return fact === undefined ? [] : [[key, fact] as const];
  });
  return Object.fromEntries(facts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The facts that browsers read, in the order of the alphabet. */
export function callFacts(table: Table = callTable): CallFacts {
  return {
    DATE_TIMES: ofCalls(table, ({ reply }) => (reply && dateTimePaths(reply).join(' ')) || undefined),
    READING: Object.keys(ofCalls(table, ({ reads }) => reads)),
    KEPT: ofCalls(table, ({ kept }) => kept),
    STALE_AFTER: ofCalls(table, ({ staleAfter }) => staleAfter?.join(' ')),
    WAITING: ofCalls(table, ({ waits }) => waits?.join(' ')),
    TIMEOUTS: ofCalls(table, ({ timeout }) => timeout),
  };
}
