import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { cityKey } from '@pignon/shared/domain/commune/city-key';

/** A key without its blanks: names are typed in one word, or with hyphens that are not theirs. */
export const joined = (key: string): string => key.split(' ').join('');

/** Left out or written in several ways within a name: "Villeneuve-lès-Avignon", "Villeneuve lez Avignon". */
const SMALL_WORDS = new Set('le la les l de du des d lez sur sous en et a au aux'.split(' '));
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);

function loose(key: string): string {
  const words = key.split(' ').filter((word) => !isSmallWord(word));
  return words.length < 2 ? '' : words.join('');
}

/** A name's key without blanks and small words; empty where fewer than two words remain, which say too little alone. */
export const looseKey = (name: string): string => loose(cityKey(name));

/** The ways in which a name is compared with what is typed. */
export interface NameKeys {
  name: string;
  key: string;
  /** Without blanks: of the key, and with the article that the key leaves out, "isleadam" and "lisleadam". */
  spellings: readonly string[];
  loose: string;
}

export function keysOfName(name: string): NameKeys {
  const key = cityKey(name);
  return { name, key, spellings: [...new Set([joined(key), joined(normalise(name))])], loose: loose(key) };
}
