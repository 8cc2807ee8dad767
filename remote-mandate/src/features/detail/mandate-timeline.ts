import { byTime, type DateTime } from '@pignon/shared/domain/common/date-time';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';

/** One event of a mandate's history; `at` is an instant, or a day for an amendment. */
export type Step =
  | { kind: 'status'; at: DateTime; status: MandateStatus; user: string }
  | { kind: 'renewal'; at: DateTime; until: string; user: string }
  | { kind: 'signature'; at: DateTime; contactId: number }
  | { kind: 'amendment'; at: string; text: string; endDate: string | null };

/** Lists a mandate's events, latest first. */
export function timelineOf({
  statusHistory,
  signatures,
  amendments,
}: Pick<Mandate, 'statusHistory' | 'signatures' | 'amendments'>): Step[] {
  // order within one moment: the last signature precedes the status
  const steps: Step[] = [
    ...signatures.map(({ contactId, signedAt }) => ({ kind: 'signature' as const, at: signedAt, contactId })),
    ...amendments.map(({ date, text, endDate }) => ({ kind: 'amendment' as const, at: date, text, endDate })),
    ...statusHistory.map(({ status, at, user, until }, index) => {
      const staysInForce = isInForce(status) && isInForce(statusHistory[index - 1]?.status ?? null);
      return staysInForce && until !== undefined
        ? { kind: 'renewal' as const, at, until, user }
        : { kind: 'status' as const, at, status, user };
    }),
  ];
  return steps.toSorted((a, b) => byTime(a.at, b.at)).reverse();
}
