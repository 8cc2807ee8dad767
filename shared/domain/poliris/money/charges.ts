import { frenchEuros } from '../../common/french';
import { normalise } from '../../common/text/normalise';
import type { FieldReader } from '../field-reader';
import { readBoolean } from '../values';

const INCLUDED = /\b(?:charges? (?:comprises?|incluses?)|c\.?c\.?)(?! de)\b/u;
const EXCLUDED = /\b(?:hors charges?|h\.?c\.?|charges? en sus|charges? non (?:comprises?|incluses?))\b/u;

/** Tells from the text whether a rent includes charges; null when it states neither or both. */
function statedCharges(text: string): boolean | null {
  const words = normalise(text);
  const [included, excluded] = [INCLUDED.test(words), EXCLUDED.test(words)];
  return included === excluded ? null : included;
}

const SAME = 0.01;
const WORDS = { true: 'charges comprises', false: 'hors charges' } as const;
const wordsOf = (included: boolean): string => WORDS[`${included}`];

/**
 * Decides whether the displayed rent includes charges: by field 13, which holds yes or no, or in some software the rent
 * with charges; else by the text; else yes, as the law requires it displayed.
 */
export function includesCharges(displayed: number, charges: number, reader: FieldReader): boolean {
  const raw = reader.raw('rentIncludesCharges');
  const declared = readBoolean(raw);
  const stated = statedCharges(`${reader.text('title')} ${reader.lines('description', 20_000)}`);
  if (declared !== null) {
    if (stated !== null && stated !== declared && charges > 0)
      reader.noteAssumption(
        `Le loyer est ${wordsOf(declared)} d’après son champ, ${wordsOf(stated)} d’après le texte\u00a0: le champ est retenu.`,
      );
    return declared;
  }
  const withCharges = reader.euros('rentIncludesCharges');
  if (withCharges !== null) {
    if (Math.abs(withCharges - displayed) < SAME) return true;
    if (Math.abs(withCharges - displayed - charges) < SAME) return false;
    reader.noteAssumption(
      `Le loyer charges comprises (${frenchEuros(withCharges)}) ne va ni avec le loyer (${frenchEuros(displayed)}) ni avec ses charges (${frenchEuros(charges)})\u00a0: le loyer est pris charges comprises.`,
    );
    return true;
  }
  if (charges === 0) return true;
  reader.noteAssumption(
    stated === null
      ? 'Rien ne dit si le loyer comprend les charges\u00a0: il est pris charges comprises.'
      : `Le loyer est ${wordsOf(stated)} d’après le texte (champ 13 vide).`,
  );
  return stated ?? true;
}
