import { normalise } from '@pignon/shared/domain/common/text/normalise';

/** A stretch of a text, and whether the letters typed are in it. */
export interface Part {
  text: string;
  matched: boolean;
}

/** Maximum number of skipped letters per typed one: "mndt" matches "mandat". */
const SLACK = 1;
const MIN_FUZZY_LENGTH = 4;

/** Positions of the first letters of words in the normalized text. */
function initials(text: string): number[] {
  return [...text.matchAll(/(?:^|[^\p{L}\p{N}])([\p{L}\p{N}])/gu)].map(
    ({ index, 0: found }) => index + found.length - 1,
  );
}

/** True when each letter continues the match or starts a later word: "nvb" in "nouveau bien". */
function hops(word: string, text: string, starts: readonly number[]): boolean {
  const from = (typed: number, at: number): boolean => {
    if (typed === word.length) return true;
    if (at >= 0 && text[at + 1] === word[typed] && from(typed + 1, at + 1)) return true;
    return starts.some((start) => start > at && text[start] === word[typed] && from(typed + 1, start));
  };
  return from(0, -1);
}

/** True when the letters occur in order and close together inside one word, from its first: "mndat" in "mandats". */
function slips(word: string, text: string): boolean {
  if (word.length < MIN_FUZZY_LENGTH) return false;
  return text.split(' ').some((candidate) => {
    let typed = 0;
    let last = 0;
    for (let at = 0; at < candidate.length && typed < word.length; at += 1) {
      if (candidate[at] !== word[typed]) {
        if (at === 0) return false;
        continue;
      }
      typed += 1;
      last = at;
    }
    return typed === word.length && last < word.length * (1 + SLACK);
  });
}

function scoreOfWord(word: string, text: string, starts: readonly number[]): number {
  if (text === word) return 5;
  const at = text.indexOf(word);
  if (at === 0) return 4;
  if (starts.some((start) => text.startsWith(word, start))) return 3;
  if (at > 0 && word.length > 2) return 2;
  if (hops(word, text, starts)) return 1.5;
  return slips(word, text) ? 1 : 0;
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
function letters(text: string): { plain: string; origin: number[] } {
  let plain = '';
  const origin: number[] = [];
  Array.from(text).forEach((letter, at) => {
    // normalise() would remove a space
    const folded = normalise(letter) || ' ';
    plain += folded;
    for (let count = 0; count < folded.length; count += 1) origin.push(at);
  });
  return { plain, origin };
}

/** Splits a text around the typed words, ignoring accents and case, to highlight matches. */
export function matchedParts(typed: string, text: string): Part[] {
  const { plain, origin } = letters(text);
  const hit = new Set<number>();
  for (const word of normalise(typed).split(' ')) {
    if (word === '') continue;
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      // a single letter matches only at the start of a word
      if (word.length === 1 && at > 0 && plain[at - 1] !== ' ') continue;
      for (let step = 0; step < word.length; step += 1) hit.add(origin[at + step] ?? -1);
    }
  }
  const parts: Part[] = [];
  Array.from(text).forEach((letter, at) => {
    const last = parts.at(-1);
    if (last?.matched === hit.has(at)) last.text += letter;
    else parts.push({ text: letter, matched: hit.has(at) });
  });
  return parts;
}
