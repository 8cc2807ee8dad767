import { bothChanges, changedCart, changesNothing, EMPTY_CART, NO_CHANGE, type Cart } from '../domain/cart/cart.rules';
import type { CartChange, StoredCart } from '../domain/cart/cart.schema';

/** Storage of a person's cart: the product's server. */
export type CartKeeper = {
  read: () => Promise<StoredCart>;
  change: (change: CartChange) => Promise<StoredCart>;
  /** Called when a change was refused for good and is reverted. */
  onRefused?: (error: unknown) => void;
};

type StoredSession = { user: string; properties: string[]; contacts: number[]; waiting: CartChange };

/** Per tab: a reload shows the cart at once and loses nothing; removed at sign-out. */
const STORAGE_KEY = 'pignon.cart';
const RETRY_MS = { first: 2_000, most: 60_000 };
/** Age in milliseconds after which data is refreshed when the tab is shown again. */
const REFRESH_AGE_MS = 5_000;

/** True for no response, or a temporary server error; when signing in is required the change stays queued. */
function isTemporary(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status !== 'number' || status === 0 || status === 401 || status === 429 || status >= 500;
}

function readStored(user: string): StoredSession | undefined {
  try {
    const parsedSession = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as StoredSession | null;
    return parsedSession?.user === user ? parsedSession : undefined;
  } catch {
    return undefined;
  }
}

type TabMessage = { user: string; cart: StoredCart };

/**
 * Syncs a tab's cart with the server and other tabs. Changes show at once and are sent as additions and removals, one
 * request at a time; shown is the server's last response plus pending changes.
 */
export class CartSync {
  readonly #user: string;
  readonly #keeper: CartKeeper;
  readonly #show: (cart: Cart) => void;
  readonly #tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(STORAGE_KEY);
  readonly #settled = new Set<() => void>();
  #kept: StoredCart;
  #sent = NO_CHANGE;
  #waiting: CartChange;
  #closed = false;
  #readAt = 0;
  #delay = RETRY_MS.first;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `left`: changes that an earlier session could not send. */
  constructor(user: string, keeper: CartKeeper, show: (cart: Cart) => void, pendingChange = NO_CHANGE) {
    this.#user = user;
    this.#keeper = keeper;
    this.#show = show;
    const previousSession = readStored(user);
    // any response is newer than this tab's memory
    this.#kept = {
      properties: previousSession?.properties ?? [],
      contacts: previousSession?.contacts ?? [],
      version: -1,
    };
    this.#waiting = bothChanges(previousSession?.waiting ?? NO_CHANGE, pendingChange);
    if (this.#tabs) this.#tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#hear(data);
    window.addEventListener('online', this.#comeBack);
    window.addEventListener('focus', this.#comeBack);
    document.addEventListener('visibilitychange', this.#comeBack);
    window.addEventListener('pagehide', this.#leave);
    this.#draw();
    this.#send();
    void this.#read();
  }

  change(change: CartChange): void {
    this.#waiting = bothChanges(this.#waiting, change);
    this.#draw();
    if (this.#timer === undefined) this.#send();
  }

  /** Resolves once everything is saved, or after the timeout. */
  settle(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, timeoutMs);
      this.#settled.add(resolve);
      this.#send();
    });
  }

  /** Stops syncing and removes the local cart. Returns changes that the server may lack. */
  close(): CartChange {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#tabs?.close();
    window.removeEventListener('online', this.#comeBack);
    window.removeEventListener('focus', this.#comeBack);
    document.removeEventListener('visibilitychange', this.#comeBack);
    window.removeEventListener('pagehide', this.#leave);
    sessionStorage.removeItem(STORAGE_KEY);
    this.#show(EMPTY_CART);
    return bothChanges(this.#sent, this.#waiting);
  }

  #draw(): void {
    const { properties, contacts } = this.#kept;
    const waiting = bothChanges(this.#sent, this.#waiting);
    try {
      const storedSession: StoredSession = { user: this.#user, properties, contacts, waiting };
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(storedSession));
    } catch {
      // without storage a reload starts from the server's cart
    }
    this.#show(changedCart(this.#kept, waiting));
  }

  #adopt(cart: StoredCart): void {
    if (cart.version >= this.#kept.version) this.#kept = cart;
  }

  #hear({ user, cart }: TabMessage): void {
    if (user !== this.#user) return;
    this.#adopt(cart);
    this.#draw();
  }

  async #read(): Promise<void> {
    this.#readAt = Date.now();
    const cart = await this.#keeper.read().catch(() => undefined);
    if (this.#closed || !cart) return;
    this.#adopt(cart);
    this.#draw();
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#closed || !changesNothing(this.#sent)) return;
    if (changesNothing(this.#waiting)) {
      for (const resolve of this.#settled) resolve();
      return;
    }
    this.#sent = this.#waiting;
    this.#waiting = NO_CHANGE;
    void this.#deliver(this.#sent);
  }

  async #deliver(change: CartChange): Promise<void> {
    try {
      const cart = await this.#keeper.change(change);
      this.#delay = RETRY_MS.first;
      this.#adopt(cart);
      if (!this.#closed) this.#tabs?.postMessage({ user: this.#user, cart } satisfies TabMessage);
    } catch (error) {
      if (!this.#closed) this.#fail(change, error);
    }
    this.#sent = NO_CHANGE;
    if (this.#closed) return;
    this.#draw();
    if (this.#timer === undefined) this.#send();
  }

  #fail(change: CartChange, error: unknown): void {
    if (isTemporary(error)) {
      this.#waiting = bothChanges(change, this.#waiting);
      this.#timer = setTimeout(() => this.#send(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, RETRY_MS.most);
    } else {
      this.#keeper.onRefused?.(error);
      void this.#read();
    }
  }

  readonly #comeBack = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.#send();
    if (Date.now() - this.#readAt > REFRESH_AGE_MS) void this.#read();
  };

  /** The tab may be closing: pending changes cannot wait for a response. */
  readonly #leave = (): void => {
    if (!changesNothing(this.#waiting)) this.#keeper.change(this.#waiting).catch(() => undefined);
  };
}
