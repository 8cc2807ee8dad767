import type { GuardPlan, SessionFigures } from './guard';
import type { Audience } from './rollout.schema';

/** Where who may open administration reads the versions of remotes from the edge, and who may roll them out gives orders. */
export const ROLLOUT_URL = '/rollout.json';

export interface RolloutVersion {
  version: string;
  /** ISO. */
  publishedAt: string;
  publishedBy?: string;
  /** Compressed: the entry, and the heaviest page with it. */
  bytes?: { entry: number; heaviest: number };
  owner: string;
  /** Why it would not be made live today, in sentences; none where it may be. */
  refusals: string[];
}

export interface RolloutRemote {
  name: string;
  stable: string | null;
  previous: string | null;
  canary: (Audience & { version: string; auto?: GuardPlan }) | null;
  /** The newest first. */
  versions: RolloutVersion[];
  /** What was done, by whom, the newest first. */
  history: {
    at: string;
    by: string;
    did: string;
    version: string;
    /** What the guard of trials decided by. */
    why?: { trial: SessionFigures; before: SessionFigures };
  }[];
}

export interface RolloutView {
  revision: number;
  /** False where versions are changed by command alone. */
  enabled: boolean;
  remotes: RolloutRemote[];
}
