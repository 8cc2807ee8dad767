const PLACEHOLDER = /\{\{\s*([^},\s]+)[^}]*\}\}/g;

const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
];

/**
 * Compares the placeholders of a changed text with the original's (`{{name}}`). @returns a French sentence about a
 * missing or unknown one, or null
 */
export function placeholderProblem(shipped: string, text: string): string | null {
  const [expected, found] = [placeholdersOf(shipped), placeholdersOf(text)];
  const missing = expected.filter((name) => !found.includes(name));
  if (missing.length > 0) return `Gardez ${missing.map((name) => `{{${name}}}`).join(', ')} dans le texte.`;
  const unknown = found.filter((name) => !expected.includes(name));
  if (unknown.length > 0)
    return `${unknown.map((name) => `{{${name}}}`).join(', ')} ne serait pas remplacé dans ce texte.`;
  return null;
}
