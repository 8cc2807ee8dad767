import { changesKept, hasUnsavedChanges, keepChanges, type KeptUpTo } from '@pignon/shared/contract';
import type { OwnUser } from '@pignon/shared/domain/user/second-factor.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { createStore, type Store } from '@pignon/shared/state';
import { asAuthFailure, endsSession } from './auth-failure';
import { blockedBy, codeOf } from './blocked';
import type { Identity, IdentityService } from './identity/identity-service';
import {
  LOCAL_END_REASONS,
  USER_END_REASONS,
  type Blocked,
  type EndReason,
  type SessionState,
  type Unsaved,
  type UserEndReason,
} from './session-state';

export type SessionParts = {
  identity: IdentityService;
  /** Fetches the user record of the signed-in identity. */
  loadProfile: (person: Identity) => Promise<OwnUser>;
  /** True when the machine was idle for longer than a session lasts: the user signs in again. Never rejects. */
  leftIdle?: () => boolean | Promise<boolean>;
  /** Called when a user is signed in, admitted or not. */
  onPresent?: () => void;
  /** Called when the user is admitted. */
  onStarted?: (identity: Identity, user: User) => void;
  /** Called when an admitted user no longer is. */
  onClosed?: () => void;
  onEnded?: (reason: EndReason) => void;
  /** Called once this tab has signed out, with the last token: the API still accepts it. */
  onSignedOut?: (token: string) => void;
};

export type Session = {
  state: Pick<Store<SessionState>, 'get' | 'subscribe'>;
  identity: IdentityService;
  /** Returns the API token, a new one on request; ends the session when the identity service refuses it. */
  token: (forceRefresh?: boolean) => Promise<string | null>;
  /** Refetches the profile; true on success. A failure leaves the screen. */
  reload: () => Promise<boolean>;
  /** Renews the token, once for all waiting calls; false when that fails. Never rejects. */
  renewToken: () => Promise<boolean>;
  /** Called when the API refuses the token: the session continues only with a new one that it accepts. */
  doubt: () => Promise<void>;
  /** Called when the API refuses the account: closes the product, or reads again what the session lacks. */
  block: (refusal: unknown) => void;
  /** Signs out; the sign-in page shows the reason. `inOtherTab`: as another tab did, which told the API. */
  end: (reason: EndReason, inOtherTab?: boolean) => Promise<void>;
  /**
   * Ends the session once the server ended it at the user's request. Refusals that come before the response do not end it
   * as expired. @throws what `endOnServer` throws; a session that ended by itself has then ended so
   */
  endOnRequest: (reason: UserEndReason, endOnServer: () => Promise<unknown>) => Promise<void>;
};

const UNSAVED_BY_KEPT: Readonly<Record<KeptUpTo, Unsaved>> = { all: 'kept', part: 'partly', nothing: 'lost' };

/** Follows identity service and user record as one state. */
class FollowedSession implements Session {
  readonly state = createStore<SessionState>({ kind: 'resolving', asked: true });
  readonly identity: IdentityService;
  private current: Identity | null = null;
  private reason: EndReason | undefined;
  /** True when all unsaved changes were stored before the session ended. */
  private kept = false;
  private started = false;
  private renewing: Promise<void> | undefined;
  private fetching: Promise<boolean> | undefined;
  private checking: Promise<boolean> | undefined;
  /** Set while the server ends the session at the user's request: what ended it here meanwhile. */
  private requestedEnd: { reason?: EndReason; isSignedOut?: boolean } | undefined;

  constructor(private readonly parts: SessionParts) {
    this.identity = parts.identity;
    parts.identity.watch((person) => this.follow(person));
  }

  readonly token = async (forceRefresh = false): Promise<string | null> => {
    try {
      return await this.identity.token(forceRefresh);
    } catch (cause) {
      const failure = asAuthFailure(cause);
      if (endsSession(failure)) await this.end(failure.code === 'user-disabled' ? 'disabled' : 'expired');
      throw failure;
    }
  };

  readonly renewToken = (): Promise<boolean> => {
    this.fetching ??= this.token(true)
      .then(
        (token) => token !== null,
        () => false,
      )
      .finally(() => {
        this.fetching = undefined;
      });
    return this.fetching;
  };

  readonly end = async (endReason: EndReason, inOtherTab = false): Promise<void> => {
    if (this.requestedEnd && !USER_END_REASONS.includes(endReason)) {
      this.requestedEnd.reason ??= endReason;
      return;
    }
    this.reason ??= endReason;
    // the server still accepts drafts; after any other involuntary end it does not
    if (endReason === 'idle' && hasUnsavedChanges() && (await keepChanges())) this.kept = true;
    // taken before the sign-out, and not waited for: it may need the network
    const token = !inOtherTab && LOCAL_END_REASONS.includes(endReason) ? this.lastToken() : undefined;
    await this.identity.signOut();
    void token?.then((lastToken) => {
      if (lastToken !== null) this.parts.onSignedOut?.(lastToken);
    });
  };

  readonly endOnRequest = async (reason: UserEndReason, endOnServer: () => Promise<unknown>): Promise<void> => {
    const meanwhile: typeof this.requestedEnd = {};
    this.requestedEnd = meanwhile;
    let endReason: EndReason | undefined = reason;
    try {
      await endOnServer();
    } catch (error) {
      endReason = meanwhile.reason;
      throw error;
    } finally {
      this.requestedEnd = undefined;
      if (endReason) await this.end(endReason);
      if (meanwhile.isSignedOut && this.current) this.follow(null);
    }
  };

  private lastToken(): Promise<string | null> {
    return this.identity.token().catch(() => null);
  }

  readonly reload = async (): Promise<boolean> => {
    if (!this.current) return false;
    if (this.state.get().kind === 'failed') this.state.set({ kind: 'resolving' });
    return this.load(this.current);
  };

  readonly doubt = async (): Promise<void> => {
    if (!this.current) return;
    this.renewing ??= this.renew(this.current).finally(() => {
      this.renewing = undefined;
    });
    await this.renewing;
  };

  readonly block = (refusal: unknown): void => {
    // one of several refusals may be older than the second factor: only the profile tells
    if (codeOf(refusal) === 'SECOND_FACTOR') this.checking ??= this.reload().finally(() => (this.checking = undefined));
    else if (this.current) this.close(this.current, blockedBy(refusal, this.current.email));
  };

  private follow(person: Identity | null): void {
    // the identity service refused a token before the response to the request: its reason is still to come
    if (!person && this.requestedEnd) {
      this.requestedEnd.isSignedOut = true;
      return;
    }
    const before = this.current;
    this.current = person;
    if (!person) return this.leave(before);
    this.reason = undefined;
    if (before?.uid !== person.uid) this.state.set({ kind: 'resolving' });
    const wasIdle = this.parts.leftIdle?.() ?? false;
    if (typeof wasIdle === 'boolean') return this.enter(person, wasIdle);
    void wasIdle.then((isLeftIdle) => {
      if (this.isStill(person)) this.enter(person, isLeftIdle);
    });
  }

  private enter(person: Identity, isLeftIdle: boolean): void {
    if (isLeftIdle) return void this.end('idle');
    this.parts.onPresent?.();
    void this.load(person);
  }

  private leave(before: Identity | null): void {
    const endReason = before ? (this.reason ?? 'signed-out') : undefined;
    const isUserRequest = endReason !== undefined && USER_END_REASONS.includes(endReason);
    const unsaved = this.state.get().kind === 'signed-in' && !isUserRequest && hasUnsavedChanges();
    this.state.set({ kind: 'signed-out', reason: endReason, unsaved: unsaved ? this.unsaved() : undefined });
    this.reason = undefined;
    this.kept = false;
    this.started = false;
    if (endReason) this.parts.onEnded?.(endReason);
  }

  private unsaved(): Unsaved {
    return this.kept ? 'kept' : UNSAVED_BY_KEPT[changesKept()];
  }

  private isStill(person: Identity): boolean {
    return this.current?.uid === person.uid;
  }

  private async load(person: Identity, renewed = false): Promise<boolean> {
    try {
      const user = await this.parts.loadProfile(person);
      if (this.isStill(person)) this.open(person, user);
      return true;
    } catch (error) {
      if (!this.isStill(person)) return false;
      const code = codeOf(error);
      if (code === 'ACCOUNT_NOT_ACTIVE') this.block(error);
      else if (code === 'NOT_AUTHENTICATED') await (renewed ? this.end('expired') : this.doubt());
      else this.fail(person, error);
      return code === 'ACCOUNT_NOT_ACTIVE';
    }
  }

  private async renew(person: Identity): Promise<void> {
    try {
      await this.token(true);
      if (this.isStill(person)) await this.load(person, true);
    } catch (error) {
      if (this.isStill(person)) this.fail(person, error);
    }
  }

  private fail(person: Identity, error: unknown): void {
    if (this.state.get().kind === 'resolving') this.state.set({ kind: 'failed', identity: person, error });
  }

  private open(identity: Identity, { secondFactorStep: step, ...user }: OwnUser): void {
    if (user.status !== 'ACTIVE') return this.close(identity, { email: user.loginEmail, status: user.status });
    if (step && !this.started) return this.state.set({ kind: 'unverified', identity, step });
    this.state.set({ kind: 'signed-in', identity, user, step });
    if (this.started) return;
    this.started = true;
    this.parts.onStarted?.(identity, user);
  }

  private close(person: Identity, blocked: Blocked): void {
    const before = this.state.get();
    const unsavedState = before.kind === 'signed-in' && hasUnsavedChanges() ? this.unsaved() : undefined;
    const unsaved = before.kind === 'blocked' ? before.unsaved : unsavedState;
    this.state.set({ kind: 'blocked', identity: person, ...blocked, unsaved });
    if (this.started) this.parts.onClosed?.();
    this.started = false;
  }
}

/** Starts following the identity service: the state is `resolving` until it has responded. */
export function createSession(parts: SessionParts): Session {
  return new FollowedSession(parts);
}
