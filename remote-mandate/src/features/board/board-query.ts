import type { CallInput } from '@pignon/shared/api';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { findMandates, type MandateListState } from '../list/mandate-list';

type Body = CallInput<'POST mandate/find'>['body'];

/** Cards that a column shows at first, and with each « Afficher plus ». */
export const CARDS = 20;
/** Maximum lines of one call. */
export const MAX_CARDS = 100;

/** Sort of a column: running ones by end date, the others by last change. */
const ORDER: Readonly<Partial<Record<MandateStatus, Body['order']>>> = {
  RUNNING: { property: 'endDate', direction: 'ASC' },
};

/** Request body of a column: the list's filters with the column's status. */
export function columnBody(list: MandateListState, status: MandateStatus, pageSize: number): Body {
  const order = ORDER[status] ?? { property: 'modifiedTime', direction: 'DESC' };
  const body = findMandates({ ...list, filters: { ...list.filters, status: [status] } });
  return { ...body, pageSize, pageNumber: 0, order };
}
