/** Page sessions with a version of a remote, and those with failures. */
export interface SessionFigures {
  sessions: number;
  failing: number;
}

/** Plan of an automatic canary. */
export interface GuardPlan {
  /**
   * Shares in percent, rising. After the last step the version goes live if that is 100, and otherwise keeps its share.
   */
  steps: readonly number[];
  /** Sessions and minutes observed before each raise. */
  sessions: number;
  minutes: number;
}

/** True for rising shares. */
export const isRising = (steps: readonly number[]): boolean =>
  steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0));

/** Default plan. */
export const GUARD_DEFAULTS = { steps: [5, 25, 100], sessions: 20, minutes: 60 } as const satisfies GuardPlan;

export interface GuardInput {
  plan: GuardPlan;
  /** The present share. */
  percent: number;
  /** Minutes since the share last changed. */
  minutes: number;
  /** Figures of the canary since its start. */
  trial: SessionFigures;
  /** Canary sessions since the share last changed. */
  stepSessions: number;
  /** Figures of the live version. */
  before: SessionFigures;
}

export type Verdict = { verdict: 'WAIT' | 'BACK' | 'PROMOTE' } | { verdict: 'RAISE'; percent: number };

/** Minimum failing sessions for a decision. */
const MIN_FAILING_SESSIONS = 3;
/** Prior of the failure rate: one failing session in a hundred, with the weight of fifty. */
const PRIOR = { failing: 0.5, sessions: 50 } as const;
/** A canary ends when its failures have a lower probability than this by chance. */
const MAX_ROLLBACK_PROBABILITY = 0.01;
/** Minimum probability that as many failures come by chance, to raise the share. */
const MIN_RAISE_PROBABILITY = 0.2;

/** Assumed failure rate of the live version; never exactly 0, as any count is limited. */
export const rateBefore = ({ sessions, failing }: SessionFigures): number =>
  (failing + PRIOR.failing) / (sessions + PRIOR.sessions);

/** Probability of at least `failing` in so many sessions at a rate: the upper tail of the binomial distribution. */
export function chanceOf({ sessions, failing }: SessionFigures, rate: number): number {
  if (failing <= 0) return 1;
  if (rate >= 1) return 1;
  let term = sessions * Math.log1p(-rate);
  let below = 0;
  for (let count = 0; count < failing; count += 1) {
    below += Math.exp(term);
    term += Math.log((sessions - count) / (count + 1)) + Math.log(rate) - Math.log1p(-rate);
  }
  return Math.max(0, 1 - below);
}

/** Decides about a canary: rolls back as soon as it is worse, raises only after the plan's sessions and minutes. */
export function decideCanary({ plan, percent, minutes, trial, stepSessions, before }: GuardInput): Verdict {
  const chance = chanceOf(trial, rateBefore(before));
  if (trial.failing >= MIN_FAILING_SESSIONS && chance < MAX_ROLLBACK_PROBABILITY) return { verdict: 'BACK' };
  if (chance < MIN_RAISE_PROBABILITY || minutes < plan.minutes || stepSessions < plan.sessions)
    return { verdict: 'WAIT' };
  const next = plan.steps.find((step) => step > percent);
  if (next !== undefined) return { verdict: 'RAISE', percent: next };
  return { verdict: percent === 100 ? 'PROMOTE' : 'WAIT' };
}
