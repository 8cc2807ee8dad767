import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { WaitingCall } from '../waiting-call';
import { seal, unseal, type EncryptedData } from './encryption';

/** Maximum number of stored calls, above any use while offline. */
const MAX_CALLS = 300;

/** Stored row: owner and order in clear, everything else encrypted. */
interface Row extends EncryptedData {
  seq?: number;
  uid: string;
  id: string;
  line: string;
  /** Time in milliseconds until which only the tab of entry sends it. */
  leasedUntil: number;
}

/** A waiting call with its sequence number. */
export interface StoredCall {
  seq: number;
  leasedUntil: number;
  waiting: WaitingCall;
}

interface WaitingSchema extends DBSchema {
  calls: { key: number; value: Row; indexes: { uid: string } };
}

const open = () =>
  openDB<WaitingSchema>('pignon-waiting', 1, {
    upgrade: (db) => db.createObjectStore('calls', { keyPath: 'seq', autoIncrement: true }).createIndex('uid', 'uid'),
    // a later version of the product upgrades the database
    blocking: (_, __, { target }) => (target as IDBDatabase).close(),
  });

/**
 * Stored calls of one person. Ignores the rows of others. After `close` it reads nothing and leaves the rows: a session
 * may end while a call is under way, and its idempotency key makes a second sending harmless.
 */
export class WaitingStore {
  private closed = false;

  private constructor(
    private readonly db: IDBPDatabase<WaitingSchema>,
    private readonly uid: string,
    private readonly keys: readonly [CryptoKey, ...CryptoKey[]],
  ) {}

  /** @param keys the first one encrypts, all decrypt */
  static async open(uid: string, keys: readonly CryptoKey[]): Promise<WaitingStore> {
    const [key, ...otherKeys] = keys;
    if (!key) throw new TypeError('Waiting calls need a key.');
    return new WaitingStore(await open(), uid, [key, ...otherKeys]);
  }

  close(): void {
    this.closed = true;
    this.db.close();
  }

  private async rowOf(waiting: WaitingCall, leasedUntil: number): Promise<Row> {
    const { id, line } = waiting;
    return { uid: this.uid, id, line, leasedUntil, ...(await seal(this.keys[0], waiting)) };
  }

  /** A transaction with strict durability: phones lose power. */
  private write() {
    return this.db.transaction('calls', 'readwrite', { durability: 'strict' });
  }

  /** Lists the calls in order of entry. Rows that cannot be decrypted are left in place. */
  async list(): Promise<StoredCall[]> {
    if (this.closed) return [];
    const rows = await this.db.getAllFromIndex('calls', 'uid', this.uid);
    const openedCalls = await Promise.all(
      rows.map(async ({ seq = 0, leasedUntil, ...row }): Promise<StoredCall[]> => {
        const waiting = (await unseal(this.keys, row)) as WaitingCall | undefined;
        return waiting ? [{ seq, leasedUntil, waiting }] : [];
      }),
    );
    return openedCalls.flat();
  }

  /**
   * Stores a call, replacing another if given. Undefined when storage is full or closed. @returns its position, whether
   * it is the first of its line, and a function that restores the replaced one
   */
  async add(
    waiting: WaitingCall,
    { leasedUntil, replaces }: { leasedUntil: number; replaces: string | undefined },
  ): Promise<{ seq: number; isFirst: boolean; putBack: (() => Promise<void>) | undefined } | undefined> {
    const row = await this.rowOf(waiting, leasedUntil);
    if (this.closed) return undefined;
    const transaction = this.write();
    const ownRows = await transaction.store.index('uid').getAll(this.uid);
    const replacedRow = ownRows.find(({ id }) => id === replaces);
    const replacedSeq = replacedRow?.seq;
    if (ownRows.length >= MAX_CALLS && replacedSeq === undefined) return undefined;
    const isFirst = !ownRows.some(({ line, seq = 0 }) => line === row.line && seq < (replacedSeq ?? Infinity));
    const seq = await transaction.store.put({ ...row, ...(replacedSeq !== undefined && { seq: replacedSeq }) });
    await transaction.done;
    return { seq, isFirst, putBack: replacedRow && (() => this.put(replacedRow)) };
  }

  private async put(row: Row): Promise<void> {
    if (this.closed) return;
    const transaction = this.write();
    await transaction.store.put(row);
    await transaction.done;
  }

  /** Updates a stored call, unless it was removed meanwhile. */
  async change({ seq, leasedUntil, waiting }: StoredCall): Promise<void> {
    const row = await this.rowOf(waiting, leasedUntil);
    if (this.closed) return;
    const transaction = this.write();
    if (await transaction.store.get(seq)) await transaction.store.put({ ...row, seq });
    await transaction.done;
  }

  async remove(seq: number): Promise<void> {
    if (this.closed) return;
    const transaction = this.write();
    await transaction.store.delete(seq);
    await transaction.done;
  }
}
