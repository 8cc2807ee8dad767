import type { AuditSource } from '@pignon/shared/domain/audit/audit.enums';

/** Author of a write; `at` is its time, now when undefined. */
export interface Actor {
  /** loginEmail, or the name of a job. */
  user: string;
  source: AuditSource;
  requestId: string | null;
  /** Network address the request came from. */
  address?: string | null;
  at?: string;
}

export const timeOf = (actor: Actor): string => actor.at ?? new Date().toISOString();
