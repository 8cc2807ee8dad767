import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { cityKey } from '@pignon/shared/domain/commune/city-key';

/** Removes the blanks of a key: names are typed in one word or with other hyphens. */
export const joined = (key: string): string => key.split(' ').join('');

/** Words omitted or spelled in several ways within names: "Villeneuve-lès-Avignon", "Villeneuve lez Avignon". */
const SMALL_WORDS = new Set('le la les l de du des d lez sur sous en et a au aux'.split(' '));
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);

function loose(key: string): string {
  const words = key.split(' ').filter((word) => !isSmallWord(word));
  return words.length < 2 ? '' : words.join('');
}

/** Removes blanks and small words; empty when fewer than two words remain, which are too vague. */
export const keyWithoutSmallWords = (name: string): string => loose(cityKey(name));

/** Keys of a name for comparison with typed text. */
export interface NameKeys {
  name: string;
  key: string;
  /** The key without blanks, with and without its article: "isleadam", "lisleadam". */
  spellings: readonly string[];
  loose: string;
}

export function keysOfName(name: string): NameKeys {
  const key = cityKey(name);
  return { name, key, spellings: [...new Set([joined(key), joined(normalise(name))])], loose: loose(key) };
}
