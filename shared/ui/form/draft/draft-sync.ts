import type { KeptUpTo } from '@pignon/shared/contract';
import { timestampOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import type { Draft, DraftBody } from '@pignon/shared/domain/draft/draft.schema';

export interface DraftStore {
  read: () => Promise<Draft | null>;
  /** Saves a draft; returns the server's time. */
  write: (body: DraftBody, leaving: boolean) => Promise<{ modifiedTime: DateTime }>;
  drop: () => Promise<void>;
}

export interface LocalCopy {
  read: () => Draft | null;
  keep: (draft: Draft) => void;
  forget: () => void;
  /** Time in milliseconds of a draft discarded while the server was unreachable. */
  dropped: () => number | null;
  keepDropped: (modifiedTime: number) => void;
  forgetDropped: () => void;
}

const LOCAL_MS = 300;
const SERVER_MS = 2_500;
const RETRY_MS = 15_000;

const bodyOf = ({ values, base, baseVersion }: Draft): DraftBody => ({ values, base, baseVersion });
const isOlder = (one: Draft, other: Draft) => timestampOf(one.modifiedTime) < timestampOf(other.modifiedTime);

/**
 * Saves drafts: in this tab shortly after a key, on the server seconds after the first one, so that reload, crash or a
 * change of machine lose nothing. Server calls are sequential; a failed one is repeated with the latest values. The
 * tab's copy is removed once the server has the same.
 */
export class DraftSync {
  /** Typing not yet on the server. */
  private waiting: DraftBody | null = null;
  /** Time of the server's draft in milliseconds; null for none. */
  private known: number | null = null;
  private closed = false;
  /** True while the server's draft is being read: a write might replace it unseen. */
  private unread = false;
  private localTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private readTimer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: DraftStore,
    private readonly local: LocalCopy,
    private readonly onKept: (modifiedTime: DateTime) => void,
  ) {}

  /**
   * Reads the draft: the newer of the server's and this tab's. Without an answer of the server, this tab's is returned at
   * once and written only after a later answer; a newer one of the server then goes to `onNewer`.
   */
  async open(onNewer: (draft: Draft) => void): Promise<Draft | null> {
    const tabDraft = this.local.read();
    this.unread = true;
    let serverDraft = await this.read();
    if (serverDraft === undefined && tabDraft) {
      this.waiting ??= bodyOf(tabDraft);
      void this.readLater(tabDraft, onNewer);
      return tabDraft;
    }
    if (serverDraft === undefined) serverDraft = await this.readUntilAnswer();
    this.unread = false;
    const isRead = serverDraft !== undefined;
    if (isRead && this.waiting && (!serverDraft || !this.closed)) this.schedule(SERVER_MS);
    if (!tabDraft) return serverDraft ?? null;
    if (serverDraft && !isOlder(serverDraft, tabDraft)) {
      this.local.forget();
      return serverDraft;
    }
    this.waiting = bodyOf(tabDraft);
    this.schedule(0);
    return tabDraft;
  }

  /** @returns undefined when the form was closed before the server answered */
  private async readUntilAnswer(): Promise<Draft | null | undefined> {
    let serverDraft: Draft | null | undefined;
    while (serverDraft === undefined && !this.closed) {
      await new Promise((resolve) => (this.readTimer = setTimeout(resolve, RETRY_MS)));
      serverDraft = await this.read();
    }
    return serverDraft;
  }

  private async readLater(tabDraft: Draft, onNewer: (draft: Draft) => void): Promise<void> {
    const serverDraft = await this.readUntilAnswer();
    if (serverDraft === undefined || this.closed) return;
    this.unread = false;
    const isNewer = serverDraft !== null && !isOlder(serverDraft, tabDraft);
    if (this.waiting) {
      if (isNewer) onNewer(serverDraft);
      this.schedule(SERVER_MS);
    } else if (serverDraft && !isNewer) await this.drop();
  }

  /** @returns undefined when the server did not answer */
  private async read(): Promise<Draft | null | undefined> {
    const serverDraft = await this.server.read().catch(() => undefined);
    this.known = serverDraft ? timestampOf(serverDraft.modifiedTime) : null;
    const dropped = this.local.dropped();
    if (!serverDraft || dropped === null) return serverDraft;
    if (dropped === this.known) {
      void this.drop();
      return null;
    }
    this.local.forgetDropped();
    return serverDraft;
  }

  /** Called with changed values; null when all are saved. */
  changed(body: DraftBody | null): void {
    if (!body) {
      if (this.known !== null || this.waiting) void this.drop();
      return;
    }
    this.waiting = body;
    this.localTimer ??= setTimeout(() => this.copy(), LOCAL_MS);
    this.schedule(SERVER_MS);
  }

  /** Sends unsent changes now; `leaving` when the page may close before the response. */
  flush(leaving = false): Promise<void> {
    this.copy();
    return this.send(leaving);
  }

  /** Sends pending changes. @returns true when the server has everything */
  async keep(): Promise<boolean> {
    await this.flush();
    return this.waiting === null;
  }

  /** Reports how much of the typing is on the server. */
  keptUpTo(): KeptUpTo {
    if (this.waiting === null) return 'all';
    return this.known === null ? 'nothing' : 'part';
  }

  /** The form unmounted: sends pending values once. On failure they stay in this tab for the next opening. */
  close(): void {
    this.closed = true;
    clearTimeout(this.readTimer);
    void this.flush();
  }

  /** Stops storing and sending after sign-out. */
  forget(): void {
    this.closed = true;
    clearTimeout(this.readTimer);
    this.waiting = null;
    clearTimeout(this.serverTimer);
    this.serverTimer = undefined;
    this.settled();
  }

  /** Deletes the draft after a save or a discard. */
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
        // not offered again in this tab; elsewhere it is offered until it expires after 30 days
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

  /** Removes the tab's copy, which the server has. */
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
      if (!body || this.unread) return;
      try {
        const { modifiedTime } = await this.server.write(body, leaving);
        this.known = timestampOf(modifiedTime);
        if (this.waiting !== body) return;
        this.waiting = null;
        this.settled();
        this.onKept(modifiedTime);
      } catch {
        // still stored in this tab; retried with later input
        if (!this.closed) this.schedule(RETRY_MS);
      }
    });
  }
}
