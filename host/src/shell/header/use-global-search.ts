import { useEffect, useState } from 'react';
import { useCall } from '@pignon/shared/api';
import { MIN_SEARCH_CHARACTERS, SEARCH_DEBOUNCE_MS } from '@pignon/shared/domain/search/search.enums';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';

/** What the list under the search box shows. */
export type SearchView =
  | { kind: 'hint'; hint: 'MIN_3_CHARS' | 'LOADING' | 'NO_DATA' | 'failed' }
  | { kind: 'hits'; groups: readonly { kind: SearchHit['kind']; hits: readonly SearchHit[] }[] };

/** Properties first, then contacts; best first inside each, as they came. */
export function groupHits(hits: readonly SearchHit[]): SearchView {
  if (hits.length === 0) return { kind: 'hint', hint: 'NO_DATA' };
  const groups = (['property', 'contact'] as const).map((kind) => ({
    kind,
    hits: hits.filter((hit) => hit.kind === kind),
  }));
  return { kind: 'hits', groups: groups.filter((group) => group.hits.length > 0) };
}

/** Where a hit leads. */
export function addressOf(hit: SearchHit): string {
  return hit.kind === 'property' ? `/property/${encodeURIComponent(hit.reference)}` : `/contact/${hit.id}`;
}

/** Searches as one types: from 3 characters, half a second after the last one; a newer question aborts the older. */
export function useGlobalSearch(text: string): SearchView {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enough = wanted.length >= MIN_SEARCH_CHARACTERS;
  const settled = enough && asked === wanted;
  const search = useCall('GET search', { query: { q: asked } }, { enabled: settled });
  if (!enough) return { kind: 'hint', hint: 'MIN_3_CHARS' };
  if (!settled || search.isPending) return { kind: 'hint', hint: 'LOADING' };
  if (search.isError) return { kind: 'hint', hint: 'failed' };
  return groupHits(search.data);
}
