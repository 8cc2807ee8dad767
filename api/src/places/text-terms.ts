import sql, { join, type Sql } from 'sql-template-tag';
import { wordPatterns } from '../db/conditions';
import { readCommunes } from './communes';

/** A search term: words as LIKE patterns, or communes that they name. */
export interface TextTerm {
  patterns: readonly string[];
  /** INSEE codes; empty when the words name no commune in another way than its records. */
  codes: readonly string[];
}

/** Minimum length of a searched commune's name. */
const MIN_LENGTH = 4;

/**
 * Splits a search text into terms, all of which must match: words, and runs of words that are a commune's former name
 * or postcode ("Équeurdreville") or another spelling ("saintjeandeluz").
 */
export function textTerms(text: string): TextTerm[] {
  const patterns = wordPatterns(text);
  const mentions = text.trim().length < MIN_LENGTH ? [] : readCommunes().namedIn(text);
  const terms: TextTerm[] = [];
  for (let at = 0; at < patterns.length; at += 1) {
    const place = mentions.find(({ from }) => from === at);
    const to = place?.to ?? at + 1;
    terms.push({ patterns: patterns.slice(at, to), codes: place?.codes ?? [] });
    at = to - 1;
  }
  return terms;
}

/** True of a row whose normalised text or commune meets a term. */
export function meetsTerm({ patterns, codes }: TextTerm, searchText: Sql, insee: Sql): Sql {
  const words = join(
    patterns.map((pattern) => sql`${searchText} like ${pattern}`),
    ' and ',
  );
  return codes.length === 0 ? words : sql`(${words} or ${insee} = any(${codes}::text[]))`;
}
