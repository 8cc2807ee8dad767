import { useEffect } from 'react';
import { useCall } from '@pignon/shared/api';
import { useNavigate } from '@pignon/shared/router';
import { extendScope, neighboursOf, setListScope, useListScope, type Neighbours } from '../../data/list-scope';
import { usePropertyPrefetch } from '../../data/property.queries';
import { findBody } from '../list/find-request';
import { parseListUrl } from '../list/list-url';
import { useArrowKeys } from './use-arrow-keys';

export interface Walk extends Neighbours {
  go: (reference: string | null) => void;
  prefetch: (reference: string | null) => void;
}

/**
 * The way through the list that the property was opened from, over the ends of its pages; null when it was opened from
 * elsewhere. Steps replace the address, so that Back returns to the list.
 */
export function useNeighbours(reference: string): Walk | null {
  const scope = useListScope();
  const navigate = useNavigate();
  const prefetch = usePropertyPrefetch();
  const neighbours = neighboursOf(scope, reference);
  const pageNumber = neighbours?.missingPage ?? null;
  const { data } = useCall(
    'POST property/find',
    { body: findBody({ ...parseListUrl(scope?.search ?? ''), pageNumber: pageNumber ?? 0 }) },
    { enabled: pageNumber !== null },
  );
  useEffect(() => {
    if (!scope || !data || data.page.number !== pageNumber) return;
    const references = data.content.map((property) => property.reference);
    setListScope(extendScope(scope, { references, pageNumber: data.page.number }));
  }, [scope, data, pageNumber]);
  const go = (to: string | null) => {
    if (to !== null) void navigate(`/property/${encodeURIComponent(to)}`, { replace: true });
  };
  useArrowKeys(
    () => go(neighbours?.previous ?? null),
    () => go(neighbours?.next ?? null),
  );
  if (!neighbours) return null;
  return {
    ...neighbours,
    go,
    prefetch: (to) => {
      if (to !== null) prefetch.property(to);
    },
  };
}
