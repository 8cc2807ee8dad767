import type { Sql } from 'sql-template-tag';

/** Runs parameterised SQL; a connection or a transaction. */
export interface Queryable {
  query<Row extends object>(sql: Sql): Promise<Row[]>;
  /** Several statements without parameters: migrations and maintenance. */
  script(text: string): Promise<void>;
}

/** The product's database: PostgreSQL, or PGlite in the process; same SQL on both. */
export interface Db extends Queryable {
  readonly engine: 'postgres' | 'pglite';
  /** Runs `work` in a transaction; rolls back when it throws. */
  tx<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Subscribes to a NOTIFY channel of the database; returns the unsubscribe function. */
  listen(channel: string, subscriber: ChannelSubscriber): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface ChannelSubscriber {
  onNotice(payload: string): void;
  /** Called after a reconnection: notices may have been missed. */
  onGap(): void;
}
