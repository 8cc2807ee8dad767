import type { CallReply } from '@pignon/shared/api';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { pageInfo, type Page } from '@pignon/shared/domain/common/paging';
import { LISTING_OUTCOMES } from '@pignon/shared/domain/sync/sync.enums';
import { defineList, oneOfParam, textParam, type ControlsOf, type StateOf } from '@pignon/shared/router';

export type RunListing = CallReply<'GET sync/histo/{runId}'>['listings'][number];

/** Address of a run's results. */
export const RESULT_LIST = defineList({
  filters: { text: textParam('q', 60), outcome: oneOfParam(['ALL', ...LISTING_OUTCOMES], 'ALL') },
  orderProperties: ['reference'],
  defaultOrder: { property: 'reference', direction: 'ASC' },
});

export type ResultControls = ControlsOf<typeof RESULT_LIST>;

/** Page of results for the list's state; the API returns all at once, blocked ones first. */
export function pageOfResults(
  listings: readonly RunListing[],
  { filters, pageNumber, pageSize }: StateOf<typeof RESULT_LIST>,
): Page<RunListing> {
  const word = normalise(filters.text);
  const found = listings.filter(
    ({ reference, outcome }) =>
      normalise(reference).includes(word) && (filters.outcome === 'ALL' || outcome === filters.outcome),
  );
  const start = pageNumber * pageSize;
  return { content: found.slice(start, start + pageSize), page: pageInfo(pageNumber, pageSize, found.length) };
}
