import type { CallInput } from '@pignon/shared/api';
import { CARD_KINDS } from '@pignon/shared/domain/agency/agency.enums';
import { dayParam, defineList, numberParam, oneOfParam, type ControlsOf, type StateOf } from '@pignon/shared/router';

const MAX_NUMBER = 2_147_483_647;

/** Address of the register. Default: transactions, last number first. */
export const REGISTER_LIST = defineList({
  filters: {
    register: oneOfParam(CARD_KINDS, 'T'),
    number: numberParam(MAX_NUMBER),
    from: dayParam(),
    to: dayParam(),
  },
  orderProperties: ['registerNumber'],
  defaultOrder: { property: 'registerNumber', direction: 'DESC' },
});

export type RegisterControls = ControlsOf<typeof REGISTER_LIST>;

type RegisterState = Pick<StateOf<typeof REGISTER_LIST>, 'filters'>;

/** Register and period for its files. */
export function registerPeriod({ filters }: RegisterState): CallInput<'GET mandate/register.pdf'>['query'] {
  const { register, from, to } = filters;
  return { register, ...(from && { from }), ...(to && { to }) };
}

/** The query of the call that answers this state of the register. */
export function findRegisterLines({
  filters,
  order,
  pageNumber,
  pageSize,
}: StateOf<typeof REGISTER_LIST>): CallInput<'GET mandate/register'>['query'] {
  const { number } = filters;
  return {
    ...registerPeriod({ filters }),
    ...(number !== null && { number }),
    direction: order.direction,
    pageSize,
    pageNumber,
  };
}
