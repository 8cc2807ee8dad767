import type { CallInput } from '@pignon/shared/api';
import { RUN_STATUSES } from '@pignon/shared/domain/sync/sync.enums';
import { defineList, idParam, oneOfParam, type ControlsOf, type StateOf } from '@pignon/shared/router';

/** Address of the history. */
export const RUN_LIST = defineList({
  filters: { portal: idParam(40), status: oneOfParam(['ALL', ...RUN_STATUSES], 'ALL') },
  orderProperties: ['createdTime'],
  defaultOrder: { property: 'createdTime', direction: 'DESC' },
});

export type RunControls = ControlsOf<typeof RUN_LIST>;

/** The query of the call that answers this state of the history. */
export function findRuns({
  filters,
  pageNumber,
  pageSize,
}: StateOf<typeof RUN_LIST>): CallInput<'GET sync/histo'>['query'] {
  const { portal, status } = filters;
  return {
    ...(portal !== null && { portal }),
    ...(status !== 'ALL' && { status }),
    pageNumber,
    pageSize,
  };
}
