/** Uses of a catalogue's texts in source code. */
export interface Uses {
  /** Literal keys: `t('key')`, `t(one ? 'a' : 'b')`, `<Trans i18nKey="key">`. */
  usedKeys: string[];
  /** Every quoted word, including keys in tables: `{ label: 'list.title' }`. */
  quoted: Set<string>;
  /** Patterns of composed keys: `role.${role}`. */
  patterns: RegExp[];
}

/** Lists the first argument of each call of `t`, without comparisons and nested calls. */
function firstArguments(source: string): string[] {
  return [...source.matchAll(/\bt\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index + 2; at < source.length; at += 1) {
      const sign = source[at];
      if (sign === '(' || sign === '{' || sign === '[') depth += 1;
      if (sign === ')' || sign === '}' || sign === ']') depth -= 1;
      if (depth < 0 || (depth === 0 && sign === ',')) return source.slice(index + 2, at);
    }
    return '';
  });
}

const literals = (text: string): string[] =>
  [...text.matchAll(/(?<![=!]==? ?)(?<!\()'([\w:.-]+)'/g)].flatMap((match) => match[1] ?? []);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for keys built by a template literal; undefined without fixed parts. */
function patternOf(template: string): RegExp | undefined {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (!/^(?:\w+:)?[a-zA-Z]\w*\./.test(parts[0] ?? '') || parts.some((part) => /[^\w:.-]/.test(part))) return undefined;
  return new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`);
}

/** Extracts the uses of texts in a source file. */
export function usesOf(source: string): Uses {
  const first = firstArguments(source);
  const trans = [...source.matchAll(/i18nKey="([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  const simple = first.filter((argument) => !argument.includes('`') && !/\w\(/.test(argument));
  const templates = [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap((match) => match[1] ?? []);
  return {
    usedKeys: [...simple.flatMap(literals), ...trans],
    quoted: new Set([...source.matchAll(/['"]([\w:.-]+)['"]/g)].flatMap((match) => match[1] ?? [])),
    patterns: templates.flatMap((template) => patternOf(template) ?? []),
  };
}
