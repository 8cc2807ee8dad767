import type { CallInput } from '@pignon/shared/api';
import { OPEN_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import {
  CLOCK_SPANS,
  MANDATE_ORDER,
  MANDATE_STATUSES,
  MANDATE_TYPES,
} from '@pignon/shared/domain/mandate/mandate.enums';
import { TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import {
  defineList,
  idParam,
  manyOfParam,
  numberParam,
  oneOfParam,
  textParam,
  type StateOf,
} from '@pignon/shared/router';

const MAX_DAYS = 3650;
const REFERENCE_LENGTH = 40;

/** Choices of the expiry filter, in days from today. */
export const EXPIRY_CHOICES = ['15', '30', '60', '90'] as const;

/** Value of "no filter". */
export const ANY = 'ANY' as const;

/** Address of the mandate list. Default: mandates in signature or in force. */
export const MANDATE_LIST = defineList({
  filters: {
    text: textParam(),
    status: manyOfParam(MANDATE_STATUSES, OPEN_STATUSES),
    type: manyOfParam(MANDATE_TYPES),
    deal: oneOfParam([ANY, ...TRANSACTION_TYPES], ANY),
    clock: manyOfParam(CLOCK_SPANS),
    negotiator: idParam(),
    expiring: numberParam(MAX_DAYS),
    property: idParam(REFERENCE_LENGTH),
  },
  orderProperties: MANDATE_ORDER,
  defaultOrder: { property: 'modifiedTime', direction: 'DESC' },
});

export type MandateListState = StateOf<typeof MANDATE_LIST>;

type Body = CallInput<'POST mandate/find'>['body'];

/** Request of the list, from its filters. */
export function dtoOf(filters: MandateListState['filters']): NonNullable<Body['dto']> {
  const { text, status, type, deal, clock, negotiator, expiring, property } = filters;
  return {
    ...(text && { text }),
    ...(status.length > 0 && { status: [...status] }),
    ...(type.length > 0 && { type: [...type] }),
    ...(deal !== ANY && { transactionType: deal }),
    ...(clock.length > 0 && { clock: [...clock] }),
    ...(negotiator && { negotiator }),
    ...(expiring !== null && { expiringWithinDays: expiring }),
    ...(property && { propertyRef: property }),
  };
}

/** The body of the call that answers this state of the list. */
export const findMandates = ({ filters, order, pageNumber, pageSize }: MandateListState): Body => ({
  dto: dtoOf(filters),
  pageSize,
  pageNumber,
  order,
});
