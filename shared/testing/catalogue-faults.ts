type Flat = Readonly<Record<string, string>>;

const variables = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

/** French typography: a no-break space before double signs, none that breaks; curly apostrophes; no doubled spaces. */
function typography(text: string): string | undefined {
  if (/ [;!?]/.test(text)) return 'a breaking space before ; ! or ?';
  if (/ :(\s|$)/.test(text)) return 'a breaking space before a colon';
  if (/« | »/.test(text)) return 'a breaking space inside quotation marks';
  if (/\p{L}'\p{L}/u.test(text)) return 'a straight apostrophe';
  if (/ {2}/.test(text)) return 'two spaces';
  return undefined;
}

/**
 * What is wrong with a pair of catalogues: keys of one language only, variables that differ, plurals without their pair,
 * French typography. `quoted` are keys whose text is given word for word and left as it is.
 */
export function catalogueFaults(fr: Flat, en: Flat, quoted: readonly string[] = []): string[] {
  const faults: string[] = [];
  for (const key of new Set([...Object.keys(fr), ...Object.keys(en)])) {
    const [french, english] = [fr[key], en[key]];
    if (french === undefined || english === undefined) {
      faults.push(`${key}: missing in ${french === undefined ? 'French' : 'English'}`);
      continue;
    }
    if (variables(french) !== variables(english)) faults.push(`${key}: variables differ`);
    const pair = key.endsWith('_one') ? key.replace(/_one$/, '_other') : undefined;
    if (pair && !(pair in fr)) faults.push(`${key}: no plural`);
    const fault = quoted.includes(key) ? undefined : typography(french);
    if (fault) faults.push(`${key}: ${fault}`);
  }
  return faults;
}

/** The keys that a source file asks for in so many words: `t('key')` and `i18n.t('key')`. */
export function literalKeys(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap((match) => match[1] ?? []);
}
