import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';

type Letter =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z';

/**
 * One letter, pressed alone outside of inputs. Conventions: `n` new, `e` edit, `s` save (with Ctrl also while typing),
 * `x` select, `r` refresh. `g` is reserved: it starts the shortcuts to the main lists.
 */
export type ActionKey = Letter;

/** An action available on the present screen. */
export interface PageAction {
  /** Unique on its page. */
  id: string;
  /** Label: a verb in the screen's language, "Modifier le bien". */
  label: string;
  icon?: ReactNode;
  key?: ActionKey;
  /** Address of a pure navigation; the palette lists each address once. */
  to?: string;
  /** Need not be stable: the latest is called. */
  run: () => void;
  /** Shown, but not runnable by palette or key. */
  disabled?: boolean;
}

/** Actions of each mounted component, in mounting order. */
let declaredByComponent: ReadonlyMap<string, readonly PageAction[]> = new Map();
let allActions: readonly PageAction[] = [];
const listeners = new Set<() => void>();

function setDeclared(newActions: ReadonlyMap<string, readonly PageAction[]>): void {
  declaredByComponent = newActions;
  allActions = [...newActions.values()].flat();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const visibleParts = ({ id, label, key, to, disabled = false }: PageAction): string =>
  JSON.stringify([id, label, key, to, disabled]);

function hasSameVisibleParts(
  previousActions: readonly PageAction[] | undefined,
  nextActions: readonly PageAction[],
): boolean {
  return previousActions?.map(visibleParts).join() === nextActions.map(visibleParts).join();
}

/**
 * Declares a screen's actions while mounted: listed in the command palette and the shortcuts, run by their key. Several
 * components may call it; for one key the latest wins.
 */
export function usePageActions(actions: readonly PageAction[]): void {
  const owner = useId();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
    if (hasSameVisibleParts(declaredByComponent.get(owner), actions)) return;
    const stableActions = actions.map((action) => ({
      ...action,
      run: () => latest.current.find(({ id }) => id === action.id)?.run(),
    }));
    setDeclared(new Map(declaredByComponent).set(owner, stableActions));
  });
  useEffect(
    () => () => {
      const remainingDeclared = new Map(declaredByComponent);
      if (remainingDeclared.delete(owner)) setDeclared(remainingDeclared);
    },
    [owner],
  );
}

/** All actions of the present screen. */
export function pageActions(): readonly PageAction[] {
  return allActions;
}

/** The same as a hook. */
export function usePageActionList(): readonly PageAction[] {
  return useSyncExternalStore(subscribe, pageActions);
}

/** The action that a key runs now, if it may be run. */
export function actionOfKey(actions: readonly PageAction[], key: string): PageAction | undefined {
  return actions.findLast((action) => action.key === key && !action.disabled);
}
