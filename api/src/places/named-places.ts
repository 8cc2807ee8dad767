import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { cityKey } from '@pignon/shared/domain/commune/city-key';
import type { Commune, CommuneIndex } from './commune-index';
import { isSmallWord } from './name-keys';

/** Words of a text, `from` the first to before the last, and the INSEE codes of the communes that they name. */
export interface NamedPlaces {
  from: number;
  to: number;
  codes: readonly string[];
}

/** A name of France has seldom more words: "Saint-Germain-de-la-Coudre". */
const MAX_WORDS = 7;
const SHORTEST = 4;
const POSTCODE = /^\d{5}$/;

/** The words stand as they are in the town's name, and no record has another name of it: all are found by them already. */
function isFoundByWords({ name, otherNames }: Commune, words: readonly string[]): boolean {
  if (otherNames.length > 0) return false;
  const known = ` ${normalise(name)} ${cityKey(name)} `;
  return words.every((word) => known.includes(` ${word} `));
}

function communesNamed(index: CommuneIndex, words: readonly string[]): readonly Commune[] {
  const text = words.join(' ');
  if (POSTCODE.test(text)) return index.withFormerPostcode(text);
  const isName = text.length >= SHORTEST && !/^\d+$/.test(text) && !isSmallWord(words.at(-1) ?? '');
  return isName ? index.namesakes(text) : [];
}

/** The longest run of words from a place on that names communes; undefined where none does. */
function longestRun(index: CommuneIndex, words: readonly string[], from: number): NamedPlaces | undefined {
  for (let to = Math.min(words.length, from + MAX_WORDS); to > from; to -= 1) {
    const run = words.slice(from, to);
    const named = communesNamed(index, run);
    const codes = named.flatMap((commune) => (isFoundByWords(commune, run) ? [] : [commune.insee]));
    if (named.length > 0) return { from, to, codes };
  }
  return undefined;
}

/**
 * Runs of the words of a normalised text that name communes otherwise than their records may do: by the name of a former, delegated
 * or associated commune, of that which took it in, in one word, without small words, or by a postcode that they had.
 */
export function namedPlaces(index: CommuneIndex, text: string): NamedPlaces[] {
  const words = normalise(text).split(' ');
  const found: NamedPlaces[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const run = longestRun(index, words, from);
    if (!run) continue;
    if (run.codes.length > 0) found.push(run);
    from = run.to - 1;
  }
  return found;
}
