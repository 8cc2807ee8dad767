import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { hostRefusals, type HostVersions, type Refusal } from '@pignon/shared/federation/host-compatibility';
import { publishedOf, canaryVersionsOf } from '../serving/served-versions';
import { routeRefusals } from '../publish/publish-checks';
import { problem, type Finding } from './finding';

type Trial = NonNullable<RegistryEntry['canary']>;

function ruleRefusals({ percent, roles, emails }: Trial): Refusal[] {
  if (percent > 0 || roles.length > 0 || emails.length > 0) return [];
  return [{ reason: 'its rule names nobody', fix: 'say for whom it is: --percent, --roles, --emails' }];
}

/** Why no page serves a version, whatever its audience. */
function canaryRefusals(entry: RegistryEntry, canary: Trial, host: HostVersions): Refusal[] {
  const descriptor = publishedOf(entry, canary.version);
  if (!descriptor) return [{ reason: 'the registry holds no such version', fix: 'publish it' }];
  return [...hostRefusals(descriptor, host), ...ruleRefusals(canary)];
}

/** Finds canaries that do not reach their audience, or that take another remote's paths. */
export function canaryFindings(registry: Registry, host: HostVersions): Finding[] {
  const endCommand = (name: string): string => `npm run remotes -- rollback ${name} ends the trial`;
  const unservedCanaries = Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const { canary } = entry;
    if (!canary) return [];
    return canaryRefusals(entry, canary, host).map(({ reason, fix }) =>
      problem(`the trial of ${name} ${canary.version} reaches nobody: ${reason}`, `${fix}, or ${endCommand(name)}`),
    );
  });
  const conflictingCanaries = canaryVersionsOf(registry).flatMap((descriptor) =>
    routeRefusals(descriptor, registry).map(({ reason, fix }) =>
      problem(
        `${descriptor.name} ${descriptor.version} is under trial: ${reason}`,
        `${fix}, or ${endCommand(descriptor.name)}`,
      ),
    ),
  );
  return [...unservedCanaries, ...conflictingCanaries];
}
