import { toCardinal } from 'n2words/fr-FR';
import { toCents } from '../common/money';

/** "d’euros" after a round number of millions or milliards, which are nouns. */
const ROUND_NOUN = /(million|milliard)s?$/;

function countWords(count: number, one: string, several: string): string {
  const words = toCardinal(count);
  if (ROUND_NOUN.test(words)) return `${words} d’${several}`;
  return `${words} ${count < 2 ? one : several}`;
}

/** A price as a contract spells it: "deux cent cinquante mille euros", "un million d’euros", "douze euros et dix centimes". */
export function priceInWords(euros: number): string {
  const cents = toCents(euros);
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  if (rest === 0) return countWords(whole, 'euro', 'euros');
  const small = countWords(rest, 'centime', 'centimes');
  return whole === 0 ? small : `${countWords(whole, 'euro', 'euros')} et ${small}`;
}
