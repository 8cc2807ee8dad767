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

/** Something that can be done on the screen as it is now. */
export interface PageAction {
  /** Unique on its page. */
  id: string;
  /** Label: a verb in the screen's language, "Modifier le bien". */
  label: string;
  icon?: ReactNode;
  key?: ActionKey;
  /** The address it leads to, where it does nothing else: the palette then offers that address once. */
  to?: string;
  /** May be another function at every render: the latest is called. */
  run: () => void;
  /** Shown, but neither the palette nor the key runs it. */
  disabled?: boolean;
}

/** Actions of each mounted component, in mounting order. */
let declared: ReadonlyMap<string, readonly PageAction[]> = new Map();
let onScreen: readonly PageAction[] = [];
const listeners = new Set<() => void>();

function write(next: ReadonlyMap<string, readonly PageAction[]>): void {
  declared = next;
  onScreen = [...next.values()].flat();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const faceOf = ({ id, label, key, to, disabled = false }: PageAction): string =>
  JSON.stringify([id, label, key, to, disabled]);

function sameFaces(before: readonly PageAction[] | undefined, after: readonly PageAction[]): boolean {
  return before?.map(faceOf).join() === after.map(faceOf).join();
}

/**
 * Declares what can be done on this screen while the component is mounted: the command palette lists it, its key runs it,
 * the list of shortcuts shows it. May be called in several places of one screen; where two ask for the same key, the one
 * that came last has it.
 */
export function usePageActions(actions: readonly PageAction[]): void {
  const owner = useId();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
    if (sameFaces(declared.get(owner), actions)) return;
    const lasting = actions.map((action) => ({
      ...action,
      run: () => latest.current.find(({ id }) => id === action.id)?.run(),
    }));
    write(new Map(declared).set(owner, lasting));
  });
  useEffect(
    () => () => {
      const rest = new Map(declared);
      if (rest.delete(owner)) write(rest);
    },
    [owner],
  );
}

/** Everything that can be done on the screen now. */
export function pageActions(): readonly PageAction[] {
  return onScreen;
}

/** The same, followed by React. */
export function usePageActionList(): readonly PageAction[] {
  return useSyncExternalStore(subscribe, pageActions);
}

/** The action that a key runs now, if it may be run. */
export function actionOfKey(actions: readonly PageAction[], key: string): PageAction | undefined {
  return actions.findLast((action) => action.key === key && !action.disabled);
}
