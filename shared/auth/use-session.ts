import { useSyncExternalStore } from 'react';
import { ACCESS_ROLES, holdsAnyRole, type RoleAccess } from '@pignon/shared/domain/user/access.policy';
import { isNegotiator } from '@pignon/shared/domain/user/role-holders';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useStore } from '@pignon/shared/state';
import { idleStore } from './idle';
import { productSession } from './product-session';
import type { SessionState } from './session-state';

const RESOLVING: SessionState = { kind: 'resolving' };

function subscribe(listener: () => void): () => void {
  let unsubscribeState = productSession.get()?.state.subscribe(listener);
  const stop = productSession.subscribe(() => {
    unsubscribeState?.();
    unsubscribeState = productSession.get()?.state.subscribe(listener);
    listener();
  });
  return () => {
    unsubscribeState?.();
    stop();
  };
}

function snapshot(): SessionState {
  return productSession.get()?.state.get() ?? RESOLVING;
}

/** Subscribes to the session outside React; calls back at once. */
export function followSession(listener: (session: SessionState) => void): () => void {
  listener(snapshot());
  return subscribe(() => listener(snapshot()));
}

/** Returns the session state and follows its changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The signed-in user's record; undefined when signed out. */
export function useUser(): User | undefined {
  const session = useSession();
  return session.kind === 'signed-in' ? session.user : undefined;
}

/** True when no role is required or the user has one of them. */
export function useHasRole(...required: readonly Role[]): boolean {
  return holdsAnyRole(useUser()?.roles ?? [], required);
}

/** The same outside React. */
export function hasRole(...required: readonly Role[]): boolean {
  const session = snapshot();
  return holdsAnyRole(session.kind === 'signed-in' ? session.user.roles : [], required);
}

/** True when the user may make calls of this level, as the API decides. */
export const useMay = (level: RoleAccess): boolean => useHasRole(...ACCESS_ROLES[level]);

/** The same outside React. */
export const hasLevel = (level: RoleAccess): boolean => hasRole(...ACCESS_ROLES[level]);

/** Login e-mail of the user when records may be assigned to them; otherwise null. */
export function useOwnCharge(): string | null {
  const user = useUser();
  return user && isNegotiator(user) ? user.loginEmail : null;
}

/** Seconds until an idle session ends; undefined until shortly before. */
export function useIdleSeconds(): number | undefined {
  return useStore(idleStore);
}
