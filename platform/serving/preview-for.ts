import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { REMOTE_NAME } from '@pignon/shared/contract/remote-name';
import type { HostVersions, Refusal } from '@pignon/shared/federation/host-compatibility';
import { hostRefusals } from '@pignon/shared/federation/host-compatibility';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import type { PreviewedVersion, PreviewRefusal } from '@pignon/shared/federation/preview/preview';
import { toLiveRemote } from '@pignon/shared/federation/to-live-remote';
import { withdrawnVersions } from '../publish/withdrawn-versions';
import { routeRefusals } from '../publish/publish-checks';
import { publishedOf } from './served-versions';

/** A version to preview, or why it is shown to nobody. */
export type Preview = { remote: LiveRemote } | { refusal: PreviewRefusal; reasons: readonly Refusal[] };

/** True when its remote was retired after the publication and has no live version since. */
function isRetired({ stable, versions, history = [] }: RegistryEntry, version: string): boolean {
  const retiredAt = history.findLast(({ did }) => did === 'retired')?.at;
  return stable === null && retiredAt !== undefined && (versions[version]?.publishedAt ?? '') < retiredAt;
}

/** True when it was live and was replaced, not rolled back. */
const isReplaced = ({ previous, history = [] }: RegistryEntry, version: string): boolean =>
  version === previous ||
  history.some((line) => line.version === version && (line.did === 'promoted' || line.did === 'rolled-back'));

function refusalOf(entry: RegistryEntry, version: string): PreviewRefusal | undefined {
  if (version === entry.stable) return 'live';
  if (isRetired(entry, version) || withdrawnVersions(entry).has(version)) return 'takenBack';
  return isReplaced(entry, version) ? 'replaced' : undefined;
}

/**
 * Finds a previewable version for a page of this host. A formerly live version is refused: an old link must not bring
 * back mended faults.
 */
export function previewFor(registry: Registry, { name, version }: PreviewedVersion, host: HostVersions): Preview {
  const entry = REMOTE_NAME.test(name) && Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  const published = entry && publishedOf(entry, version);
  if (!entry || !published) return { refusal: 'unknown', reasons: [] };
  const refusal = refusalOf(entry, version);
  if (refusal) return { refusal, reasons: [] };
  const reasons = [...hostRefusals(published, host), ...routeRefusals(published, registry)];
  return reasons.length > 0 ? { refusal: 'unsuited', reasons } : { remote: toLiveRemote(published) };
}
