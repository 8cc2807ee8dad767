import { offerOf, type Offer, type Person } from '@pignon/shared/federation/canary';
import type { Catalogue, LiveRemote } from '@pignon/shared/federation/live-remote';

/** Why a remote has this version. */
export type VersionReason =
  | { channel: 'stable' }
  | { channel: 'trial'; by: Offer; percent: number }
  /** Replaces a version that failed to load. */
  | { channel: 'standIn'; failed: string }
  /** Served by a development server. */
  | { channel: 'local'; origin: string }
  /** Published but not live; requested by a link. */
  | { channel: 'preview' }
  /** In use since before another version went live. */
  | { channel: 'kept'; newer: string }
  /** The previous version, as the live one is incompatible with this page's host. */
  | { channel: 'previous'; stable: string };

interface VersionFacts {
  live: LiveRemote;
  /** True when it replaces the live version in this browser only. */
  isPointed: boolean;
  standIn: LiveRemote | undefined;
  newest: Catalogue;
  person: Person | undefined;
  /** The registry's live version; undefined until it is read. */
  stable: string | null | undefined;
}

/** Explains the choice of a version, most specific reason first. */
export function explainVersion({ live, isPointed, standIn, newest, person, stable }: VersionFacts): VersionReason {
  const { name, version, entry } = live;
  if (standIn && standIn.version !== version) return { channel: 'standIn', failed: version };
  const { origin } = new URL(entry, location.href);
  if (origin !== location.origin) return { channel: 'local', origin };
  if (isPointed) return { channel: 'preview' };
  const trial = newest.trials?.[name];
  if (trial?.remote.version === version && newest.remotes[name]?.version !== version) {
    const by = person && offerOf(trial.rule, name, person);
    if (by) return { channel: 'trial', by, percent: trial.rule.percent };
  }
  const newer = newest.remotes[name]?.version;
  if (newer !== undefined && newer !== version) return { channel: 'kept', newer };
  if (stable != null && stable !== version) return { channel: 'previous', stable };
  return { channel: 'stable' };
}
