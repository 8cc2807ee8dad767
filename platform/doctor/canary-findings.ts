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
function unreached(entry: RegistryEntry, canary: Trial, host: HostVersions): Refusal[] {
  const tried = publishedOf(entry, canary.version);
  if (!tried) return [{ reason: 'the registry holds no such version', fix: 'publish it' }];
  return [...hostRefusals(tried, host), ...ruleRefusals(canary)];
}

/** Finds canaries that do not reach their audience, or that take another remote's paths. */
export function canaryFindings(registry: Registry, host: HostVersions): Finding[] {
  const end = (name: string): string => `npm run remotes -- rollback ${name} ends the trial`;
  const silent = Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const { canary } = entry;
    if (!canary) return [];
    return unreached(entry, canary, host).map(({ reason, fix }) =>
      problem(`the trial of ${name} ${canary.version} reaches nobody: ${reason}`, `${fix}, or ${end(name)}`),
    );
  });
  const clashing = canaryVersionsOf(registry).flatMap((tried) =>
    routeRefusals(tried, registry).map(({ reason, fix }) =>
      problem(`${tried.name} ${tried.version} is under trial: ${reason}`, `${fix}, or ${end(tried.name)}`),
    ),
  );
  return [...silent, ...clashing];
}
