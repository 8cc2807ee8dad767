import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

/** Storage of unsaved changes outside the page, such as a draft on the server, so that leaving loses nothing. */
export interface KeptChanges {
  /** Deletes the stored changes, drafts included; without it they can only be kept. */
  discard?: () => void;
  /** Saves pending changes; false on failure. */
  keep?: () => Promise<boolean>;
  /** Reports how much is stored already, without a request. */
  keptUpTo?: () => KeptUpTo;
  /** True once something was typed that is never stored, such as a password. */
  hasSecret?: () => boolean;
}

/** How much of the typing is stored outside the page: `part` is a draft that lacks the last typing. */
export type KeptUpTo = 'all' | 'part' | 'nothing';

/** Effect of leaving on unsaved changes: some are lost, all can be kept or dropped, or all are kept anyway. */
export type LeavingEffect = 'lost' | 'draft' | 'kept';

/** Milliseconds to wait for saving when a session ends. */
const KEEPING_MS = 3_000;

/** Storage of each form's changes; undefined when they exist only in the page. */
const dirtyForms = new Map<string, KeptChanges | undefined>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while any mounted form has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}

/** Computes the effect of leaving the page on the unsaved changes of all mounted forms. */
export function leavingEffect(): LeavingEffect {
  const forms = [...dirtyForms.values()];
  if (forms.some((form) => !form)) return 'lost';
  return forms.some((form) => form?.discard) ? 'draft' : 'kept';
}

/** Deletes the unsaved changes of every mounted form, stored ones included. */
export function discardChanges(): void {
  for (const form of [...dirtyForms.values()]) form?.discard?.();
}

/** True when a form's changes include something that no draft keeps, such as a password. */
export const leavesSecret = (): boolean => [...dirtyForms.values()].some((form) => form?.hasSecret?.());

function upTo(changes: KeptChanges | undefined): KeptUpTo {
  if (!changes) return 'nothing';
  const level = changes.keptUpTo?.() ?? (changes.keep ? 'nothing' : 'all');
  return level === 'all' && changes.hasSecret?.() ? 'part' : level;
}

/** Reports how much of all mounted forms' unsaved changes is stored: the minimum over the forms. */
export function changesKept(): KeptUpTo {
  const levels = [...dirtyForms.values()].map(upTo);
  if (levels.includes('nothing')) return 'nothing';
  return levels.includes('part') ? 'part' : 'all';
}

/** Saves every mounted form's pending changes, for 3 s at most. @returns whether all unsaved changes are stored */
export async function keepChanges(): Promise<boolean> {
  const timeout = new Promise<false[]>((resolve) => setTimeout(() => resolve([false]), KEEPING_MS));
  const keep = (changes?: KeptChanges): Promise<boolean> => changes?.keep?.() ?? Promise.resolve(changes !== undefined);
  const allSaved = Promise.all([...dirtyForms.values()].map(keep));
  return (await Promise.race([allSaved, timeout])).every(Boolean) && !leavesSecret();
}

/**
 * Declares that this form has unsaved changes. `kept` describes their storage outside the page; without it leaving or
 * reloading loses them.
 */
export function useDirty(dirty: boolean, changes?: KeptChanges): void {
  const id = useId();
  const discard = useEffectEvent(() => changes?.discard?.());
  const keep = useEffectEvent(() => changes?.keep?.() ?? Promise.resolve(true));
  const currentLevel = useEffectEvent(() => upTo(changes));
  const hasSecret = useEffectEvent(() => changes?.hasSecret?.() ?? false);
  const isKept = changes !== undefined;
  const canDiscard = changes?.discard !== undefined;
  useEffect(() => {
    if (!dirty) return;
    const discarding = canDiscard ? { discard: () => discard() } : {};
    const kept = { keep: () => keep(), keptUpTo: () => currentLevel(), hasSecret: () => hasSecret() };
    dirtyForms.set(id, isKept ? { ...discarding, ...kept } : undefined);
    notifyListeners();
    return () => {
      dirtyForms.delete(id);
      notifyListeners();
    };
  }, [id, dirty, isKept, canDiscard]);
}

/** Follows whether any form holds unsaved changes. */
export function useUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

type LeavingSearch = (search: string) => boolean;
const leavingSearches = new Set<LeavingSearch>();

/** True when a search of the page's own address takes its forms away. For the host only. */
export const isLeftBySearch = (search: string): boolean => [...leavingSearches].some((leaves) => leaves(search));

/**
 * Declares which searches of the page's own address take its forms away: unsaved changes are then asked about as for
 * another address.
 */
export function useLeavingSearch(leaves: LeavingSearch): void {
  const isLeft = useEffectEvent(leaves);
  useEffect(() => {
    const current: LeavingSearch = (search) => isLeft(search);
    leavingSearches.add(current);
    return () => void leavingSearches.delete(current);
  }, []);
}

type LeaveQuestion = (effect: LeavingEffect) => Promise<boolean>;
let question: LeaveQuestion | undefined;

/** Sets who asks whether unsaved changes may be left; returns the function that removes it. For the host only. */
export function answerMayLeave(ask: LeaveQuestion): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/**
 * True without unsaved changes, or when the user agrees to leave. Drafts stay. Navigation asks by itself; for other
 * ways to leave, such as signing out.
 */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges() || !question) return true;
  const isSaved = leavingEffect() !== 'lost' && (await keepChanges());
  return question(isSaved ? 'kept' : 'lost');
}
