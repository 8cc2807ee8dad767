import { normalise } from '@pignon/shared/domain/common/text/normalise';

/** A stretch of a text, and whether the letters typed are in it. */
export interface Part {
  text: string;
  matched: boolean;
}

/** Maximum number of skipped letters per typed one: "mndt" matches "mandat". */
const MAX_SKIPPED_LETTERS = 1;
const MIN_FUZZY_LENGTH = 4;

/** Positions of the first letters of words in the normalized text. */
function initials(text: string): number[] {
  return [...text.matchAll(/(?:^|[^\p{L}\p{N}])([\p{L}\p{N}])/gu)].map(
    ({ index, 0: initialMatch }) => index + initialMatch.length - 1,
  );
}

/** True when each letter continues the match or starts a later word: "nvb" in "nouveau bien". */
function matchesByInitials(word: string, text: string, starts: readonly number[]): boolean {
  const matchesFrom = (typed: number, position: number): boolean => {
    if (typed === word.length) return true;
    if (position >= 0 && text[position + 1] === word[typed] && matchesFrom(typed + 1, position + 1)) return true;
    return starts.some((start) => start > position && text[start] === word[typed] && matchesFrom(typed + 1, start));
  };
  return matchesFrom(0, -1);
}

/** True when the letters occur in order and close together inside one word, from its first: "mndat" in "mandats". */
function matchesWithOmissions(word: string, text: string): boolean {
  if (word.length < MIN_FUZZY_LENGTH) return false;
  return text.split(' ').some((candidate) => {
    let typed = 0;
    let last = 0;
    for (let position = 0; position < candidate.length && typed < word.length; position += 1) {
      if (candidate[position] !== word[typed]) {
        if (position === 0) return false;
        continue;
      }
      typed += 1;
      last = position;
    }
    return typed === word.length && last < word.length * (1 + MAX_SKIPPED_LETTERS);
  });
}

function scoreOfWord(word: string, text: string, starts: readonly number[]): number {
  if (text === word) return 5;
  const position = text.indexOf(word);
  if (position === 0) return 4;
  if (starts.some((start) => text.startsWith(word, start))) return 3;
  if (position > 0 && word.length > 2) return 2;
  if (matchesByInitials(word, text, starts)) return 1.5;
  return matchesWithOmissions(word, text) ? 1 : 0;
}

/**
 * Scores a label against typed text, ignoring accents and case; 0 without match. Every typed word must be found, in any
 * order.
 */
export function scoreOf(typed: string, label: string): number {
  const text = normalise(label);
  const starts = initials(text);
  const scores = normalise(typed)
    .split(' ')
    .map((word) => scoreOfWord(word, text, starts));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Normalized letters of a text, each with the index of its original letter. */
function letters(text: string): { plainText: string; origin: number[] } {
  let plainText = '';
  const origin: number[] = [];
  Array.from(text).forEach((letter, position) => {
    // normalise() would remove a space
    const normalizedLetter = normalise(letter) || ' ';
    plainText += normalizedLetter;
    for (let count = 0; count < normalizedLetter.length; count += 1) origin.push(position);
  });
  return { plainText, origin };
}

/** Splits a text around the typed words, ignoring accents and case, to highlight matches. */
export function matchedParts(typed: string, text: string): Part[] {
  const { plainText, origin } = letters(text);
  const matchedIndexes = new Set<number>();
  for (const word of normalise(typed).split(' ')) {
    if (word === '') continue;
    for (
      let position = plainText.indexOf(word);
      position >= 0;
      position = plainText.indexOf(word, position + word.length)
    ) {
      // a single letter matches only at the start of a word
      if (word.length === 1 && position > 0 && plainText[position - 1] !== ' ') continue;
      for (let step = 0; step < word.length; step += 1) matchedIndexes.add(origin[position + step] ?? -1);
    }
  }
  const parts: Part[] = [];
  Array.from(text).forEach((letter, position) => {
    const last = parts.at(-1);
    if (last?.matched === matchedIndexes.has(position)) last.text += letter;
    else parts.push({ text: letter, matched: matchedIndexes.has(position) });
  });
  return parts;
}
