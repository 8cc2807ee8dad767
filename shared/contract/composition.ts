import { createContext, useContext, type ComponentType } from 'react';
import type { Localized, MenuName } from './define-remote';
import type { IconName } from './icons';
import type { SlotName, SlotProps } from './slots';

/** A menu entry that the signed-in user may use. */
export interface MenuEntry {
  menu: MenuName;
  label: Localized;
  icon: IconName;
  to: string;
  order: number;
  remote: string;
}

/** A remote component for a slot, wrapped to load, fail and retry by itself. */
export interface SlotPiece<N extends SlotName> {
  key: string;
  remote: string;
  Piece: ComponentType<SlotProps<N>>;
}

/** A route as the command palette and breadcrumbs need it. */
export interface RouteEntry {
  path: string;
  title: Localized;
  remote: string;
}

/** Contributions of the remotes for the user, built by the host from descriptors. */
export interface Composition {
  menus: readonly MenuEntry[];
  routes: readonly RouteEntry[];
  slotPieces: <N extends SlotName>(slot: N) => readonly SlotPiece<N>[];
}

const EMPTY_COMPOSITION: Composition = { menus: [], routes: [], slotPieces: () => [] };
const CompositionContext = createContext<Composition>(EMPTY_COMPOSITION);

export const CompositionProvider = CompositionContext.Provider;

/** Contributions of the remotes for the user; empty outside the host, as in a remote's tests. */
export function useComposition(): Composition {
  return useContext(CompositionContext);
}

/** Returns true when a remote fills the slot for this user; otherwise the screen links to the page's address. */
export function useIsSlotFilled(name: SlotName): boolean {
  return useContext(CompositionContext).slotPieces(name).length > 0;
}

/** The entries of one menu, in their order. */
export function useMenus(menu: MenuName): readonly MenuEntry[] {
  return useContext(CompositionContext).menus.filter((entry) => entry.menu === menu);
}
