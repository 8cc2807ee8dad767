import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import { isNegotiator } from '@pignon/shared/domain/user/role-holders';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { createPersistedStore, useStore } from '@pignon/shared/state';

type HomeScopeValue = HomeView['whose'];

export const HOME_SCOPES = ['ME', 'ALL'] as const satisfies readonly HomeScopeValue[];

/** A manager's last choice on this machine. */
export const homeScopeStore = createPersistedStore<HomeScopeValue | null>({
  key: 'pignon.home-whose',
  initial: null,
  parse: (stored) => HOME_SCOPES.find((whose) => whose === stored),
});

interface HomeScope {
  whose: HomeScopeValue;
  /** True for managers, who may select other users. */
  mayChoose: boolean;
}

/** Scope of the home page: the user's own for negotiators, else the agency's. */
export function homeScopeOf(roles: readonly Role[], storedScope: HomeScopeValue | null): HomeScope {
  const mayChoose = holdsAccess(roles, 'manage');
  const defaultScope = isNegotiator({ roles }) ? 'ME' : 'ALL';
  return { mayChoose, whose: (mayChoose ? storedScope : null) ?? defaultScope };
}

/** The same for the present user, as a hook. */
export function useHomeScope(): HomeScope {
  return homeScopeOf(useUser()?.roles ?? [], useStore(homeScopeStore));
}
