/** Content that a guide puts into a file: all of it, or lines of a `diff`. */
export interface PageBlock {
  file: string;
  lang: string;
  text: string;
}

const BLOCK = /^`(?<file>[^`\n]+)`\n\n```(?<lang>\w+)\n(?<text>.*?)^```$/gms;

/** Lists a page's code blocks that follow a line with only a file name, in order. */
export function pageBlocks(page: string): PageBlock[] {
  return [...page.matchAll(BLOCK)].flatMap(({ groups: { file, lang, text } = {} }) =>
    file !== undefined && lang !== undefined && text !== undefined ? [{ file, lang, text }] : [],
  );
}

/**
 * Applies a `diff` block: adds `+` lines after the preceding context line; context lines must match whole lines in
 * order. @throws when one is missing
 */
export function applyLines(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = -1;
  for (const line of diff.trimEnd().split('\n')) {
    const words = line.slice(1);
    if (line.startsWith('+')) {
      at += 1;
      lines.splice(at, 0, words);
    } else {
      const next = lines.indexOf(words, at + 1);
      if (next === -1) throw new Error(`there is no line "${words}"`);
      at = next;
    }
  }
  return lines.join('\n');
}
