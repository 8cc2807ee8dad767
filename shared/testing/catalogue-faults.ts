type TextMap = Readonly<Record<string, string>>;

const variables = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

/** French typography: narrow no-break space before ; ! ?, no-break space before : € %, inside « »; curly apostrophes;
 * accents on capitals. */
function typography(text: string): string | undefined {
  if (/[^\u202f?!…\s(][;!?](?=\s|$)/.test(text) || /[ \u00a0][;!?]/.test(text))
    return 'no narrow no-break space before ; ! or ?';
  if (/[^\u00a0]:(?=\s|$)/.test(text)) return 'no no-break space before a colon';
  if (/«[^\u00a0\u202f]|[^\u00a0\u202f]»/.test(text)) return 'no no-break space inside quotation marks';
  if (/[^\u00a0\u202f(/][€%](?![\w/])/.test(text)) return 'no no-break space before € or %';
  if (/(?:^|[\s«(])(?:E(?:tat|nergie|cran|diter|lever|tage|vene|véne|preuve|change)|A\s)/.test(text))
    return 'a capital without its accent';
  if (/\.\.\./.test(text)) return 'three dots for an ellipsis';
  if (/\p{L}'\p{L}/u.test(text)) return 'a straight apostrophe';
  if (/ {2}/.test(text)) return 'two spaces';
  return undefined;
}

/**
 * Lists the faults of a pair of catalogues: keys of one language only, differing variables, plurals without pair,
 * French typography. The texts of `quoted` keys are fixed by the specification and not checked.
 */
export function catalogueFaults(fr: TextMap, en: TextMap, quoted: readonly string[] = []): string[] {
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

/** Finds the literal keys that a source file uses: `t('key')` and `i18n.t('key')`. */
export function literalKeys(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap((match) => match[1] ?? []);
}
