import type { GuardPlan, SessionFigures } from './canary-guard';
import type { PackageChanges } from './package-changes';
import type { Audience } from './rollout.schema';

/**
 * Address of the edge for versions of remotes, read by users of the administration and changed by those allowed to roll
 * out.
 */
export const ROLLOUT_URL = '/rollout.json';

export interface RolloutVersion {
  version: string;
  /** ISO. */
  publishedAt: string;
  publishedBy?: string;
  /** Compressed: the entry, and the heaviest page with it. */
  bytes?: { entry: number; heaviest: number };
  owner: string;
  /** Why it could not go live today, in sentences; empty when it can. */
  refusals: string[];
  /**
   * How its npm packages differ from those of the live version; null when either list is unknown. Missing for the live
   * version itself, and from an older edge.
   */
  packages?: PackageChanges | null;
}

export interface RolloutRemote {
  name: string;
  stable: string | null;
  previous: string | null;
  canary: (Audience & { version: string; auto?: GuardPlan }) | null;
  /** The newest first. */
  versions: RolloutVersion[];
  /** Changes with authors, newest first. */
  history: {
    at: string;
    by: string;
    did: string;
    version: string;
    /** Figures behind a decision of the canary guard. */
    why?: { trial: SessionFigures; before: SessionFigures };
  }[];
}

export interface RolloutView {
  revision: number;
  /** False where versions can only be changed by commands. */
  enabled: boolean;
  remotes: RolloutRemote[];
}
