import { useEffect, useId, useSyncExternalStore } from 'react';

const dirtyForms = new Set<string>();
const listeners = new Set<() => void>();

function set(id: string, dirty: boolean): void {
  if (dirtyForms.has(id) === dirty) return;
  if (dirty) dirtyForms.add(id);
  else dirtyForms.delete(id);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while any mounted form of any remote holds changes that are not saved. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}

/** Tells the product that this form holds changes that leaving or refreshing would lose. */
export function useDirty(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    set(id, dirty);
    return () => set(id, false);
  }, [id, dirty]);
}

/** Follows whether any form holds unsaved changes. */
export function useUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

let question: (() => Promise<boolean>) | undefined;

/** Names who asks the person whether unsaved changes may be lost; call what is given back to stop. For the host. */
export function answerMayLeave(ask: () => Promise<boolean>): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/**
 * True when nothing would be lost by going away, or when the person, asked once, agrees to lose it. Navigation asks by
 * itself; this is for what is none, such as signing out.
 */
export function mayLeave(): Promise<boolean> {
  return hasUnsavedChanges() && question ? question() : Promise.resolve(true);
}
