import { holdsAnyRole } from '../user/access.policy';
import type { Role } from '../user/user.enums';
import type { View } from './view.schema';

interface Person {
  loginEmail: string;
  roles: readonly Role[];
}

/** True for the view's owner, and for managers when it is shared. */
export function mayChangeView(view: Pick<View, 'owner' | 'shared'>, { loginEmail, roles }: Person): boolean {
  return view.owner === loginEmail || (view.shared && holdsAnyRole(roles, ['MANAGER']));
}

/** Pinned views in order. */
export const pinnedOf = <Placed extends Pick<View, 'place'>>(views: readonly Placed[]): Placed[] =>
  views.filter(({ place }) => place !== null).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** Views after reordering pinned ones. */
export const withPinOrder = <Placed extends Pick<View, 'id' | 'place'>>(
  views: readonly Placed[],
  ids: readonly number[],
): Placed[] => views.map((view) => (ids.includes(view.id) ? { ...view, place: ids.indexOf(view.id) + 1 } : view));
