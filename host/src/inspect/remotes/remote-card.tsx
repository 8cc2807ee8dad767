import { useId } from 'react';
import type { RegistryVersion } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Facts, Tag, type Tone } from '@pignon/shared/ui/core';
import { formatMilliseconds, formatMoment } from './durations';
import type { Part, PartKind } from './remote-parts';
import { PartsTable } from './remote-parts-table';
import { StateTag } from './state-tag';
import type { RemoteOnPage } from './use-remotes';
import type { VersionReason } from './version-reason';

const TONES: Readonly<Record<VersionReason['channel'], Tone>> = {
  stable: 'neutral',
  trial: 'purple',
  standIn: 'amber',
  local: 'amber',
  preview: 'purple',
  kept: 'blue',
  previous: 'amber',
};

/** Describes why the version is not the live one; undefined when it is. */
function useReason(): (versionReason: VersionReason) => string | undefined {
  const { t } = useTranslation('developer');
  return (versionReason) => {
    if (versionReason.channel === 'stable') return undefined;
    return versionReason.channel === 'trial'
      ? t(`why.trial.${versionReason.by}`, { percent: versionReason.percent })
      : t(`why.${versionReason.channel}`, { ...versionReason });
  };
}

/** Returns a function that sums up parts by kind: count and total duration; undefined for none. */
function usePartSummary(parts: readonly Part[]): (kinds: readonly PartKind[]) => string | undefined {
  const { t } = useTranslation('developer');
  return (kinds) => {
    const partsOfKinds = parts.filter(({ kind }) => kinds.includes(kind));
    const times = partsOfKinds.flatMap(({ time }) => time ?? []);
    if (times.length === 0) return undefined;
    const totalTime = formatMilliseconds(times.reduce((sum, time) => sum + time.durationMs, 0));
    return t('remotes.together', { count: times.length, took: totalTime });
  };
}

/** A remote of this page: version and reason, state of its parts, declared events. */
export function RemoteCard({ remote, published }: { remote: RemoteOnPage; published?: RegistryVersion }) {
  const { t } = useTranslation('developer');
  const id = useId();
  const reason = useReason();
  const { used, why: versionReason, state, errorIds, parts } = remote;
  const summarize = usePartSummary(parts);
  const joinNames = (names: readonly string[] | undefined) => names && (names.join(', ') || t('remotes.nothing'));
  const entry = parts.find(({ kind }) => kind === 'entry')?.time;
  const reasonText = used.refused ?? reason(versionReason);
  const { publishes, consumes } = published?.descriptor ?? {};
  return (
    <article className="host-remote" aria-labelledby={id}>
      <div className="host-remote-head">
        <h3 id={id}>{used.name}</h3>
        <code>{used.version}</code>
        <Tag tone={TONES[versionReason.channel]}>{t(`channel.${versionReason.channel}`)}</Tag>
        <StateTag state={state} errorIds={errorIds} />
      </div>
      <p className="host-developer-soft">
        {t('remotes.made', { contract: used.contract, owner: used.owner })}
        {reasonText && <strong>{reasonText}</strong>}
      </p>
      <Facts
        facts={[
          {
            label: t('remotes.entry'),
            value:
              entry &&
              t('remotes.took', { took: formatMilliseconds(entry.durationMs), start: formatMoment(entry.start) }),
          },
          { label: t('remotes.modules'), value: summarize(['page', 'slot', 'messages']) },
          { label: t('remotes.styles'), value: summarize(['style']) },
        ]}
      />
      <details>
        <summary>{t('remotes.details')}</summary>
        <PartsTable name={used.name} parts={parts} />
        <Facts
          facts={[
            { label: t('remotes.publishes'), value: joinNames(publishes) },
            { label: t('remotes.consumes'), value: joinNames(consumes) },
          ]}
        />
      </details>
    </article>
  );
}
