import { matchedParts } from './match';

/** Highlights the typed letters in a text. */
export function Emphasis({ typed, text }: { typed: string; text: string }) {
  return matchedParts(typed, text).map(({ text: part, matched }, at) =>
    matched ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
