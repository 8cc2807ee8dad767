/** Content that a guide puts into a file: all of it, or lines of a `diff`. */
export interface PageBlock {
  file: string;
  lang: string;
  text: string;
}

const BLOCK = /^`(?<file>[^`\n]+)`\n\n```(?<lang>\w+)\n(?<text>.*?)^```$/gms;

/** The blocks of a page that stand under the name of their file alone on its line, in their order. */
export function pageBlocks(page: string): PageBlock[] {
  return [...page.matchAll(BLOCK)].flatMap(({ groups: { file, lang, text } = {} }) =>
    file !== undefined && lang !== undefined && text !== undefined ? [{ file, lang, text }] : [],
  );
}

/**
 * A text with the lines that begin with `+`, each after the line before it; lines that begin with a space are found in the
 * text, whole, one after the other. @throws when one is not there
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
