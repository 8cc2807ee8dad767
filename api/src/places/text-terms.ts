import sql, { join, type Sql } from 'sql-template-tag';
import { wordPatterns } from '../db/conditions';
import { readCommunes } from './communes';

/** Words that a text column must hold, as LIKE patterns; or the record lies in one of the communes that they name. */
export interface TextTerm {
  patterns: readonly string[];
  /** INSEE codes; none where the words name no commune otherwise than its records do. */
  codes: readonly string[];
}

/** Below it no name of a commune is looked for. */
const SHORTEST = 4;

/**
 * What each record must meet that a text finds: its words one by one, and together those that are a former name or postcode
 * of communes ("Équeurdreville"), or their name in other words ("saintjeandeluz").
 */
export function textTerms(text: string): TextTerm[] {
  const patterns = wordPatterns(text);
  const named = text.trim().length < SHORTEST ? [] : readCommunes().namedIn(text);
  const terms: TextTerm[] = [];
  for (let at = 0; at < patterns.length; at += 1) {
    const place = named.find(({ from }) => from === at);
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
