import type { LineDraft } from './stores';

export interface Bounds {
  entries: number;
  characters: number;
  /** Milliseconds. */
  age: number;
}

/**
 * The keys to drop: what is too old or of another shape first, then whatever was read from the server longest ago, until
 * the rest is within bounds. Opening a screen reads its data again, so the oldest is also what was looked at longest ago.
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
