import type { CallInput } from '@pignon/shared/api';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { findMandates, type MandateListState } from '../list/mandate-list';

type Body = CallInput<'POST mandate/find'>['body'];

/** Cards that a column shows at first, and with each « Afficher plus ». */
export const CARDS = 20;
/** The most that one call gives. */
export const MAX_CARDS = 100;

/** Sort of a column: running ones by end date, the others by last change. */
const ORDER: Readonly<Partial<Record<MandateStatus, Body['order']>>> = {
  RUNNING: { property: 'endDate', direction: 'ASC' },
};

/** The call that fills a column: the filters of the list with the column's status in the place of theirs. */
export function columnBody(list: MandateListState, status: MandateStatus, pageSize: number): Body {
  const order = ORDER[status] ?? { property: 'modifiedTime', direction: 'DESC' };
  const body = findMandates({ ...list, filters: { ...list.filters, status: [status] } });
  return { ...body, pageSize, pageNumber: 0, order };
}
