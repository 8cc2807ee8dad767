import { z } from 'zod';
import { callTable } from '../call-table';
import { dateTimePaths } from './date-time-paths';
import type { Call } from '../define-call';
import type { LocalStore } from '../local-stores';

type Table = Readonly<Record<string, Call>>;

/** Facts about calls that browsers know without the schemas, by key. */
export interface CallFacts {
  /** Paths of date-times in a response, separated by spaces: `content.*.createdTime`. */
  DATE_TIMES: Readonly<Record<string, string>>;
  /** Calls that change no record although they are no GET. */
  READING: readonly string[];
  /** Calls whose responses are cached on the machine, with their store. */
  CACHED_CALLS: Readonly<Record<string, LocalStore>>;
  /** Kinds of records whose change makes a response stale, separated by spaces. */
  STALE_AFTER: Readonly<Record<string, string>>;
  /** Changes of each call: events and kinds, separated by blanks. */
  CHANGES: Readonly<Record<string, string>>;
  /** Reading call that has the same response as a writing call: of the saved record, or the changed list. */
  ANSWERS: Readonly<Record<string, string>>;
  /** Timeouts in seconds, where they differ from the usual 30. */
  TIMEOUTS: Readonly<Record<string, number>>;
}

/** True for a call that changes no record. */
export const isReadingCall = (key: string, call: Call): boolean => key.startsWith('GET ') || call.reads === true;

function ofCalls<T>(table: Table, factOf: (call: Call, key: string) => T | undefined): Record<string, T> {
  const facts = Object.entries(table).flatMap(([key, call]) => {
    const fact = factOf(call, key);
    return fact === undefined ? [] : [[key, fact] as const];
  });
  return Object.fromEntries(facts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);
const parametersIn = (key: string): string[] => [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * Finds the reading call with the same response schema for the same record: its parameters are in the response or the
 * write's parameters. One without parameters must have the same path.
 */
function readingCallOf(table: Table, key: string, { reply, reads }: Call): string | undefined {
  if (!(reply instanceof z.ZodObject) || key.startsWith('GET ') || reads) return undefined;
  const known = new Set([...Object.keys(reply.shape), ...parametersIn(key)]);
  return Object.keys(table).find((other) => {
    const call = table[other];
    if (!other.startsWith('GET ') || call?.reply !== reply || call.query) return false;
    const parameters = parametersIn(other);
    return parameters.length === 0 ? pathOf(other) === pathOf(key) : parameters.every((name) => known.has(name));
  });
}

/** The facts that browsers read, in alphabetical order. */
export function callFacts(table: Table = callTable): CallFacts {
  return {
    DATE_TIMES: ofCalls(table, ({ reply }) => (reply && dateTimePaths(reply).join(' ')) || undefined),
    READING: Object.keys(ofCalls(table, ({ reads }) => reads)),
    CACHED_CALLS: ofCalls(table, ({ kept }) => kept),
    STALE_AFTER: ofCalls(table, ({ staleAfter }) => staleAfter?.join(' ')),
    CHANGES: ofCalls(table, ({ changes }) => (changes && 'none' in changes ? undefined : changes?.join(' '))),
    ANSWERS: ofCalls(table, (call, key) => readingCallOf(table, key, call)),
    TIMEOUTS: ofCalls(table, ({ timeout }) => timeout),
  };
}
