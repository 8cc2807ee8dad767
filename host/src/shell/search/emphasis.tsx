import { matchedParts } from './match';

/** Highlights the typed letters in a text. */
export function Emphasis({ typed, text }: { typed: string; text: string }) {
  return matchedParts(typed, text).map(({ text: part, matched }, index) =>
    matched ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
