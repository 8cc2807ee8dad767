import type { LineDraft } from './stores';

export interface Bounds {
  entries: number;
  characters: number;
  /** Milliseconds. */
  age: number;
}

/**
 * Selects keys to drop: expired ones and those of another schema first, then the least recently fetched until the rest
 * fits. Opening a screen refetches its data, so the oldest fetch is also the oldest view.
 */
export function toDrop(entryDrafts: readonly LineDraft[], bounds: Bounds, shapes: string, now: number): string[] {
  const droppedKeys: string[] = [];
  let entries = 0;
  let characters = 0;
  for (const entryDraft of [...entryDrafts].sort((a, b) => b.at - a.at)) {
    const isValid = entryDraft.shapes === shapes && now - entryDraft.at <= bounds.age;
    const isWithinBounds = entries < bounds.entries && characters + entryDraft.characters <= bounds.characters;
    if (!isValid || !isWithinBounds) {
      droppedKeys.push(entryDraft.key);
      continue;
    }
    entries += 1;
    characters += entryDraft.characters;
  }
  return droppedKeys;
}
