import type { RolloutVersion } from '@pignon/shared/domain/rollout/rollout-view';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Sentences on the npm packages of a version, compared with the live one's; none when nothing is known about them. */
export function packageTexts({ packages }: RolloutVersion, t: Words): string[] {
  if (packages === undefined) return [];
  if (packages === null) return [t('remotes.packages.unknown')];
  const texts = (['added', 'removed', 'changed'] as const)
    .filter((kind) => packages[kind].length > 0)
    .map((kind) => t(`remotes.packages.${kind}`, { packages: packages[kind].join(', ') }));
  return texts.length > 0 ? texts : [t('remotes.packages.same')];
}
