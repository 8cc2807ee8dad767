export const SOURCES = ['UI', 'API', 'SYNC', 'JOB'] as const;
export type Source = (typeof SOURCES)[number];

/** On whose behalf something is written; `at` is the time it counts as having happened, now when left out. */
export interface Actor {
  /** loginEmail, or the name of a job. */
  user: string;
  source: Source;
  requestId: string | null;
  /** Network address the request came from. */
  address?: string | null;
  at?: string;
}

export const timeOf = (actor: Actor): string => actor.at ?? new Date().toISOString();
