import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { cityKey } from '@pignon/shared/domain/commune/city-key';
import type { Commune, CommuneIndex } from './commune-index';
import { isSmallWord } from './name-keys';

/** A run of words, `from` inclusive, `to` exclusive, with the INSEE codes of communes it names. */
export interface CommuneMention {
  from: number;
  to: number;
  codes: readonly string[];
}

/** Maximum number of words in a commune's name: "Saint-Germain-de-la-Coudre". */
const MAX_WORDS = 7;
const MIN_LENGTH = 4;
const POSTCODE = /^\d{5}$/;

/**
 * True when the commune's own name contains every word and it has no other name: the text search finds all its records
 * already.
 */
function isFoundByTextSearch({ name, otherNames }: Commune, words: readonly string[]): boolean {
  if (otherNames.length > 0) return false;
  const known = ` ${normalise(name)} ${cityKey(name)} `;
  return words.every((word) => known.includes(` ${word} `));
}

function communesNamed(index: CommuneIndex, words: readonly string[]): readonly Commune[] {
  const text = words.join(' ');
  if (POSTCODE.test(text)) return index.withFormerPostcode(text);
  const isName = text.length >= MIN_LENGTH && !/^\d+$/.test(text) && !isSmallWord(words.at(-1) ?? '');
  return isName ? index.namesakes(text) : [];
}

/** Finds the longest run of words from an index on that names communes; undefined for none. */
function longestRun(index: CommuneIndex, words: readonly string[], from: number): CommuneMention | undefined {
  for (let to = Math.min(words.length, from + MAX_WORDS); to > from; to -= 1) {
    const run = words.slice(from, to);
    const mentionedCodes = communesNamed(index, run);
    const codes = mentionedCodes.flatMap((commune) => (isFoundByTextSearch(commune, run) ? [] : [commune.insee]));
    if (mentionedCodes.length > 0) return { from, to, codes };
  }
  return undefined;
}

/**
 * Finds runs of words in a normalised text that name communes in ways that records may not contain: former, delegated
 * or associated communes, their successor, names in one word or without small words, former postcodes.
 */
export function findCommuneMentions(index: CommuneIndex, text: string): CommuneMention[] {
  const words = normalise(text).split(' ');
  const found: CommuneMention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const run = longestRun(index, words, from);
    if (!run) continue;
    if (run.codes.length > 0) found.push(run);
    from = run.to - 1;
  }
  return found;
}
