import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { mandateEvent, type MandateChange } from '../mandate-change';

/** Ends a mandate on the last day of its notice. */
export function endByNotice(before: Mandate, user: string, at: string): MandateChange {
  const after: Mandate = {
    ...before,
    status: 'CLOSED',
    statusHistory: [...before.statusHistory, { status: 'CLOSED', at, user }],
  };
  const title = `${mandateSubject(before)} clos pour le bien ${before.propertyRef}\u00a0: le préavis est écoulé`;
  return { before, after, action: 'STATUS', events: [mandateEvent(before, title, before.termination?.reason ?? '')] };
}
