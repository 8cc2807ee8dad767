import { reportFault, type ProblemError } from '@pignon/shared/api';
import { CHANGES } from '@pignon/shared/api/changes';
import { RESEND_DAYS } from '@pignon/shared/domain/calls/facts/resending';
import { kindOfChange, type Change } from '@pignon/shared/domain/stream/record-events';
import type { RecordKind } from '@pignon/shared/domain/stream/record-kinds';
import { createStore, type Store } from '@pignon/shared/state';
import type { StoredCall, WaitingStore } from '../store/waiting-store';
import type { WaitingCall } from '../waiting-call';
import { attempt, LEASE_MS } from './send-attempt';
import { runInOneTab, lockedNames } from './tab-lock';

/** Result of a call that may wait: the server's reply, or that it waits, or that storage is full. */
export type SendResult = { kind: 'answered'; reply: unknown } | { kind: 'waits' } | { kind: 'no-room' };

export interface QueueParts {
  /** Refreshes the displayed records of these kinds; resolves when done. */
  refresh: (kinds: readonly RecordKind[]) => Promise<void>;
}

/** Message between tabs: the waiting calls changed, and which kinds of record they changed. */
interface TabMessage {
  kinds: readonly RecordKind[];
}

const QUEUE_NAME = 'pignon.waiting';
/** Prefix of the lock held by a tab during a first attempt. */
const FIRST_ATTEMPT_PREFIX = `${QUEUE_NAME} `;
const RETRY_DELAY_MS = 10_000;
const MAX_RETRY_DELAY_MS = 120_000;
/** Maximum number of server errors per call, after which it is not sent unasked. */
const MAX_FAILURES = 5;
const DAY_MS = 86_400_000;

const changesOf = ({ call }: WaitingCall) => (CHANGES[call]?.split(' ') ?? []) as Change[];
const kindsOf = (calls: readonly WaitingCall[]): RecordKind[] => [
  ...new Set(calls.flatMap(changesOf).map(kindOfChange)),
];

const refusedCall = (waiting: WaitingCall, error: ProblemError): WaitingCall => ({
  ...waiting,
  refusal: {
    code: error.code,
    message: error.message,
    fields: error.fields,
    blockedBy: error.problem?.blockedBy,
  },
});

/** Calls of a user not yet received by the server: sent in order, once, by one tab at a time. */
export class WaitingQueue {
  /** Waiting calls in order; a sent one stays until the screens have refreshed its record. */
  readonly calls: Store<readonly WaitingCall[]> = createStore<readonly WaitingCall[]>([]);
  private readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(QUEUE_NAME);
  private unrefreshedCalls: readonly WaitingCall[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryDelay = RETRY_DELAY_MS;
  private closed = false;

  constructor(
    private readonly store: WaitingStore,
    private readonly parts: QueueParts,
  ) {
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => void this.onTabMessage(data);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.channel?.close();
    this.store.close();
  }

  private async onTabMessage({ kinds }: TabMessage): Promise<void> {
    await this.read();
    if (kinds.length > 0) await this.parts.refresh(kinds);
  }

  private async notifyTabs(changed: readonly WaitingCall[] = []): Promise<void> {
    if (!this.closed) this.channel?.postMessage({ kinds: kindsOf(changed) } satisfies TabMessage);
    await this.read();
  }

  /** Loads the waiting calls of this machine. */
  async read(): Promise<void> {
    if (this.closed) return;
    const calls = await this.list();
    const ids = new Set(calls.map(({ waiting }) => waiting.id));
    this.calls.set([
      ...this.unrefreshedCalls.filter(({ id }) => !ids.has(id)),
      // a call in its first attempt does not count as waiting
      ...calls.filter(({ leasedUntil }) => leasedUntil <= Date.now()).map(({ waiting }) => waiting),
    ]);
  }

  /** Lists the stored calls; one whose tab died while sending becomes free. */
  private async list(): Promise<StoredCall[]> {
    const lockedCallIds = await lockedNames(FIRST_ATTEMPT_PREFIX);
    const calls = await this.store.list();
    return calls.map((storedCall) =>
      lockedCallIds && !lockedCallIds.has(storedCall.waiting.id) ? { ...storedCall, leasedUntil: 0 } : storedCall,
    );
  }

  /**
   * Stores a call and sends it, unless earlier calls of its line wait. @throws ProblemError when it is refused: it is
   * not stored, and the call that it replaces is restored.
   */
  send(waiting: WaitingCall, replaces?: string): Promise<SendResult> {
    return runInOneTab(FIRST_ATTEMPT_PREFIX + waiting.id, () => this.sendFirst(waiting, replaces));
  }

  private async sendFirst(waiting: WaitingCall, replaces: string | undefined): Promise<SendResult> {
    const leasedUntil = Date.now() + LEASE_MS;
    const addedCall = await this.store.add(waiting, { leasedUntil, replaces });
    if (!addedCall) return { kind: 'no-room' };
    const { seq, isFirst, putBack } = addedCall;
    const leaveWaiting = async (): Promise<SendResult> => {
      await this.store.change({ seq, leasedUntil: 0, waiting });
      await this.notifyTabs();
      this.scheduleFlush(isFirst ? this.retryDelay : 0);
      return { kind: 'waits' };
    };
    if (!isFirst) return leaveWaiting();
    const outcome = await attempt(waiting);
    if (outcome.kind === 'silent') return leaveWaiting();
    if (outcome.kind === 'refused' && putBack) await putBack();
    else await this.store.remove(seq);
    await this.notifyTabs();
    if (outcome.kind === 'refused') throw outcome.error;
    return { kind: 'answered', reply: outcome.reply };
  }

  /** Sends waiting calls in order while the server responds. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.closed) return;
    const { sent: sentCalls, nextDelayMs } = await runInOneTab(QUEUE_NAME, () => this.sendAll());
    this.retryDelay =
      sentCalls.length > 0 || nextDelayMs === undefined
        ? RETRY_DELAY_MS
        : Math.min(this.retryDelay * 2, MAX_RETRY_DELAY_MS);
    if (nextDelayMs !== undefined) this.scheduleFlush(nextDelayMs);
    await this.refreshSentCalls(sentCalls);
  }

  private scheduleFlush(ms: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.flush().catch(reportFault), ms);
  }

  private async sendAll(): Promise<{ sent: WaitingCall[]; nextDelayMs: number | undefined }> {
    const sentCalls: WaitingCall[] = [];
    /** Lines with a failed call: their later calls wait. */
    const lockedIds = new Set<string>();
    let nextDelayMs: number | undefined;
    for (const storedCall of await this.list()) {
      const { leasedUntil, waiting } = storedCall;
      if (lockedIds.has(waiting.line)) continue;
      const msLeft = leasedUntil - Date.now();
      if (msLeft > 0) nextDelayMs = Math.min(nextDelayMs ?? msLeft, msLeft);
      if (msLeft > 0 || waiting.refusal || this.closed || (await this.isOld(storedCall))) {
        lockedIds.add(waiting.line);
        continue;
      }
      const sendResult = await this.sendOne(storedCall);
      if (sendResult === 'sent') sentCalls.push(waiting);
      else lockedIds.add(waiting.line);
      if (sendResult === 'silent') return { sent: sentCalls, nextDelayMs: this.retryDelay };
      if (sendResult === 'failed') nextDelayMs = this.retryDelay;
    }
    return { sent: sentCalls, nextDelayMs };
  }

  /**
   * True when the server may have forgotten the idempotency key: the call may have arrived, so it is not sent without
   * asking.
   */
  private async isOld({ seq, waiting }: StoredCall): Promise<boolean> {
    if (Date.now() - waiting.at < RESEND_DAYS * DAY_MS) return false;
    const refusal = { code: 'OLD', message: '', fields: [] } as const;
    await this.store.change({ seq, leasedUntil: 0, waiting: { ...waiting, refusal } });
    return true;
  }

  private async sendOne({ seq, waiting }: StoredCall): Promise<'sent' | 'silent' | 'failed' | 'held'> {
    // refetches the changed records once for all sent calls
    const outcome = await attempt(waiting, { batch: true });
    if (outcome.kind === 'silent') return 'silent';
    if (outcome.kind === 'done' || outcome.error.code === 'NOT_MODIFIED') {
      this.unrefreshedCalls = [...this.unrefreshedCalls, waiting];
      await this.store.remove(seq);
      return 'sent';
    }
    const failures = outcome.error.status >= 500 ? waiting.failures + 1 : 0;
    const willRetry = failures > 0 && failures < MAX_FAILURES;
    const changedCall = willRetry ? { ...waiting, failures } : refusedCall({ ...waiting, failures: 0 }, outcome.error);
    await this.store.change({ seq, leasedUntil: 0, waiting: changedCall });
    return willRetry ? 'failed' : 'held';
  }

  /** Shows sent calls as entered until the screens have their records from the server. */
  private async refreshSentCalls(sentCalls: readonly WaitingCall[]): Promise<void> {
    await this.notifyTabs(sentCalls);
    if (sentCalls.length === 0) return;
    await this.parts.refresh(kindsOf(sentCalls)).catch(reportFault);
    this.unrefreshedCalls = this.unrefreshedCalls.filter((waiting) => !sentCalls.includes(waiting));
    await this.read();
  }

  private findStored = async (id: string): Promise<StoredCall | undefined> =>
    (await this.store.list()).find(({ waiting }) => waiting.id === id);

  /** Removes a waiting call. False when it was sent meanwhile. */
  async drop(id: string): Promise<boolean> {
    const isRemoved = await runInOneTab(QUEUE_NAME, async () => {
      const storedCall = await this.findStored(id);
      if (storedCall) await this.store.remove(storedCall.seq);
      return storedCall !== undefined;
    });
    await this.notifyTabs();
    // later calls of its line may be sent now
    void this.flush().catch(reportFault);
    return isRemoved;
  }

  /** Resends a refused call unchanged. */
  async retry(id: string): Promise<void> {
    await runInOneTab(QUEUE_NAME, async () => {
      const storedCall = await this.findStored(id);
      if (!storedCall) return;
      const { waiting } = storedCall;
      // the user has confirmed: an old call counts as new
      const at = waiting.refusal?.code === 'OLD' ? Date.now() : waiting.at;
      await this.store.change({ ...storedCall, waiting: { ...waiting, at, failures: 0, refusal: undefined } });
    });
    await this.notifyTabs();
    await this.flush();
  }
}
