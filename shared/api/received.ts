import type { CallKey, CallReply as WrittenReply } from '../domain/calls/call-table';

/** A value as the client returns it: date-times are `Date`s, the rest is as sent. */
export type Received<T> = [Extract<T, Date>] extends [never] ? ReceivedParts<T> : Exclude<T, string>;

type ReceivedParts<T> = T extends Blob | ((...args: never[]) => unknown)
  ? T
  : T extends object
    ? { [Key in keyof T]: Received<T[Key]> }
    : T;

/** Reply of a call as the browser receives it. */
export type CallReply<K extends CallKey> = Received<WrittenReply<K>>;
