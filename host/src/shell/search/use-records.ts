import { useCall } from '@pignon/shared/api';
import { MIN_SEARCH_CHARACTERS, SEARCH_DEBOUNCE_MS } from '@pignon/shared/domain/search/search.enums';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { useSettled } from '@pignon/shared/ui/core';

/** State of the search for records. */
export type Records =
  { kind: 'short' | 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'found'; hits: readonly SearchHit[] };

/**
 * Searches properties and contacts while typing: from 3 characters, after a pause of half a second. Typing aborts the
 * previous search.
 */
export function useRecords(text: string): Records {
  const trimmed = text.trim();
  const query = useSettled(trimmed, SEARCH_DEBOUNCE_MS, '');
  const isLongEnough = trimmed.length >= MIN_SEARCH_CHARACTERS;
  const isCurrentResult = isLongEnough && query === trimmed;
  // a changed key aborts the previous search
  const search = useCall('GET search', { query: { q: isCurrentResult ? query : '' } }, { enabled: isCurrentResult });
  if (!isLongEnough) return { kind: 'short' };
  if (!isCurrentResult || search.isPending) return { kind: 'loading' };
  if (search.isError) return { kind: 'failed', retry: () => void search.refetch() };
  return { kind: 'found', hits: search.data };
}
