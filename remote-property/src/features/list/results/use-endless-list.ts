import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MAX_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { propertyScope } from '../../../data/property-scope';
import { usePropertyPages } from '../../../data/property.queries';
import { useShownColumns } from '../table-columns';
import { findBody } from '../find-request';
import { contiguous, pagesAround } from '../page-range';
import type { PropertyListControls } from '../use-property-list';

/** Milliseconds of rest before pages load: fast scrolling loads nothing. */
const SETTLE_MS = 60;

/** Pages to load for the visible rows; rerenders only when they change. */
function useWantedPages(total: number) {
  const inSight = useRef(0);
  const [requestedPages, setRequestedPages] = useState(() => pagesAround(0, 0, total, MAX_PAGE_SIZE));
  const [pages, setPages] = useState(requestedPages);
  useEffect(() => {
    const timer = setTimeout(() => setPages(requestedPages), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [requestedPages]);
  const onRange = useCallback(
    (first: number, last: number) => {
      inSight.current = first;
      const next = pagesAround(first, last, total, MAX_PAGE_SIZE);
      setRequestedPages((now) => (now.join() === next.join() ? now : next));
    },
    [total],
  );
  return { pages, inSight, onRange };
}

/** Rows of the endless list: loads visible rows and some around. */
export function useEndlessList(list: PropertyListControls, total: number) {
  const { pages, inSight, onRange } = useWantedPages(total);
  const columns = useShownColumns(list);
  const read = usePropertyPages(pages.map((pageNumber) => findBody({ ...list, pageNumber }, columns)));
  const rows = useMemo(() => {
    const known = new Map<number, readonly PropertySummary[]>();
    for (const answer of read) if (answer) known.set(answer.page.number, answer.content);
    return known;
  }, [read]);
  const address = `${paths.properties}${list.urlOf(0)}`;
  useEffect(() => {
    const run = contiguous([...rows.keys()], Math.floor(inSight.current / MAX_PAGE_SIZE));
    const [firstPage, lastPage] = [run[0], run.at(-1)];
    if (firstPage === undefined || lastPage === undefined) return;
    const ids = run.flatMap((page) => (rows.get(page) ?? []).map(({ reference }) => reference));
    const totalPages = Math.ceil(total / MAX_PAGE_SIZE);
    propertyScope.set({ address, ids, firstPage, lastPage, pageSize: MAX_PAGE_SIZE, totalPages, totalElements: total });
  }, [rows, address, total, inSight]);
  const rowAt = useCallback(
    (index: number) => rows.get(Math.floor(index / MAX_PAGE_SIZE))?.[index % MAX_PAGE_SIZE],
    [rows],
  );
  return {
    rowAt,
    /** Loaded rows, in order. */
    known: useMemo(() => [...rows.entries()].sort(([a], [b]) => a - b).flatMap(([, content]) => content), [rows]),
    onRange,
  };
}
