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
export function toDrop(lines: readonly LineDraft[], bounds: Bounds, shapes: string, now: number): string[] {
  const dropped: string[] = [];
  let entries = 0;
  let characters = 0;
  for (const line of [...lines].sort((a, b) => b.at - a.at)) {
    const readable = line.shapes === shapes && now - line.at <= bounds.age;
    const fits = entries < bounds.entries && characters + line.characters <= bounds.characters;
    if (!readable || !fits) {
      dropped.push(line.key);
      continue;
    }
    entries += 1;
    characters += line.characters;
  }
  return dropped;
}
