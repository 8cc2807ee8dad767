import type { CallInput } from '@pignon/shared/api';
import { MANDATE_ORDER, MANDATE_STATUSES, MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import { defineList, idParam, manyOfParam, numberParam, textParam, type StateOf } from '@pignon/shared/router';

const MAX_DAYS = 3650;
const REFERENCE_LENGTH = 40;

/** Ends that one can ask for at once, in days from today. */
export const EXPIRY_CHOICES = ['15', '30', '60', '90'] as const;

/** What the address of the mandate list may say. At first: what is being signed and what runs. */
export const MANDATE_LIST = defineList({
  filters: {
    text: textParam(),
    status: manyOfParam(MANDATE_STATUSES, ['PENDING', 'RUNNING']),
    type: manyOfParam(MANDATE_TYPES),
    negotiator: idParam(),
    expiring: numberParam(MAX_DAYS),
    property: idParam(REFERENCE_LENGTH),
  },
  orderProperties: MANDATE_ORDER,
  defaultOrder: { property: 'modifiedTime', direction: 'DESC' },
});

export type MandateListState = StateOf<typeof MANDATE_LIST>;

/** The body of the call that answers this state of the list. */
export function findMandates({
  filters,
  order,
  pageNumber,
  pageSize,
}: MandateListState): CallInput<'POST mandate/find'>['body'] {
  const { text, status, type, negotiator, expiring, property } = filters;
  return {
    dto: {
      ...(text && { text }),
      ...(status.length > 0 && { status: [...status] }),
      ...(type.length > 0 && { type: [...type] }),
      ...(negotiator && { negotiator }),
      ...(expiring !== null && { expiringWithinDays: expiring }),
      ...(property && { propertyRef: property }),
    },
    pageSize,
    pageNumber,
    order,
  };
}
