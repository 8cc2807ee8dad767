import type { KeptUpTo } from '@pignon/shared/contract';
import { timestampOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import type { Draft, DraftBody } from '@pignon/shared/domain/draft/draft.schema';

export interface DraftStore {
  read: () => Promise<Draft | null>;
  /** Gives when the server kept it. */
  write: (body: DraftBody, leaving: boolean) => Promise<{ modifiedTime: DateTime }>;
  drop: () => Promise<void>;
}

export interface LocalCopy {
  read: () => Draft | null;
  keep: (draft: Draft) => void;
  forget: () => void;
  /** When the server's draft was written, in milliseconds, that was given up while the server could not be reached. */
  dropped: () => number | null;
  keepDropped: (modifiedTime: number) => void;
  forgetDropped: () => void;
}

const LOCAL_MS = 300;
const SERVER_MS = 2_500;
const RETRY_MS = 15_000;

/**
 * Keeps what is typed: in this tab a moment after the last key, on the server a few seconds after the first, so that a
 * reload, a crash or another machine loses nothing. Calls to the server go one after the other; one that fails is made
 * again with what is typed by then. The tab's copy goes as soon as the server has the same.
 */
export class DraftSync {
  /** Typing not yet on the server. */
  private waiting: DraftBody | null = null;
  /** When the server's draft was written, in milliseconds; null while it has none. */
  private known: number | null = null;
  private closed = false;
  private localTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: DraftStore,
    private readonly local: LocalCopy,
    private readonly onKept: (modifiedTime: DateTime) => void,
  ) {}

  /** The draft that was left, the newer of the server's and this tab's. */
  async open(): Promise<Draft | null> {
    const here = this.local.read();
    const there = await this.read();
    if (!here) return there;
    if (there && timestampOf(there.modifiedTime) >= timestampOf(here.modifiedTime)) {
      this.local.forget();
      return there;
    }
    this.waiting = { values: here.values, base: here.base, baseVersion: here.baseVersion };
    this.schedule(0);
    return here;
  }

  private async read(): Promise<Draft | null> {
    const there = await this.server.read().catch(() => undefined);
    this.known = there ? timestampOf(there.modifiedTime) : null;
    const dropped = this.local.dropped();
    if (!there || dropped === null) return there ?? null;
    if (dropped === this.known) {
      void this.drop();
      return null;
    }
    this.local.forgetDropped();
    return there;
  }

  /** Values changed: null when there is nothing left that is not saved. */
  changed(body: DraftBody | null): void {
    if (!body) {
      if (this.known !== null || this.waiting) void this.drop();
      return;
    }
    this.waiting = body;
    this.localTimer ??= setTimeout(() => this.copy(), LOCAL_MS);
    this.schedule(SERVER_MS);
  }

  /** Sends what is not sent yet, now; `leaving` when the page may be gone before the answer. */
  flush(leaving = false): Promise<void> {
    this.copy();
    return this.send(leaving);
  }

  /** Sends what is not sent yet. @returns whether the server has everything */
  async keep(): Promise<boolean> {
    await this.flush();
    return this.waiting === null;
  }

  /** Reports how much of the typing is on the server. */
  keptUpTo(): KeptUpTo {
    if (this.waiting === null) return 'all';
    return this.known === null ? 'nothing' : 'part';
  }

  /** The form is gone: sends what is left, once. What does not arrive stays in this tab, for the form to find. */
  close(): void {
    this.closed = true;
    void this.flush();
  }

  /** Stops storing and sending: nobody is signed in any more. */
  forget(): void {
    this.closed = true;
    this.waiting = null;
    clearTimeout(this.serverTimer);
    this.serverTimer = undefined;
    this.settled();
  }

  /** Drops the draft: it was saved, or given up. */
  drop(): Promise<void> {
    this.waiting = null;
    this.settled();
    clearTimeout(this.serverTimer);
    this.serverTimer = undefined;
    return this.queue(async () => {
      const { known } = this;
      if (known === null || this.waiting) return;
      try {
        await this.server.drop();
        this.known = null;
        this.local.forgetDropped();
      } catch {
        // not offered again in this tab; elsewhere it is, and goes after 30 days
        this.local.keepDropped(known);
      }
    });
  }

  private queue(work: () => Promise<void>): Promise<void> {
    this.last = this.last.then(work);
    return this.last;
  }

  private schedule(delay: number): void {
    this.serverTimer ??= setTimeout(() => void this.send(false), delay);
  }

  private copy(): void {
    clearTimeout(this.localTimer);
    this.localTimer = undefined;
    if (this.waiting) this.local.keep({ ...this.waiting, key: '', modifiedTime: new Date().toISOString() });
  }

  /** This tab holds nothing that the server has not. */
  private settled(): void {
    clearTimeout(this.localTimer);
    this.localTimer = undefined;
    this.local.forget();
  }

  private send(leaving: boolean): Promise<void> {
    clearTimeout(this.serverTimer);
    this.serverTimer = undefined;
    return this.queue(async () => {
      const body = this.waiting;
      if (!body) return;
      try {
        const { modifiedTime } = await this.server.write(body, leaving);
        this.known = timestampOf(modifiedTime);
        if (this.waiting !== body) return;
        this.waiting = null;
        this.settled();
        this.onKept(modifiedTime);
      } catch {
        // still in this tab; tried again with what is typed by then
        if (!this.closed) this.schedule(RETRY_MS);
      }
    });
  }
}
