import { formatNumber } from '@pignon/shared/i18n';
import type { RolloutRemote } from '@pignon/shared/domain/rollout/rollout-view';
import { DateText, Tag } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import type { RemoteRow } from './remote-rows';
import styles from '../admin.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Audience of a canary: a share of all, roles, and named users. */
export function canaryAudience(
  { percent, roles, emails, auto }: NonNullable<RolloutRemote['canary']>,
  t: Words,
): string[] {
  const share = percent > 0 ? [t('remotes.percent', { percent: formatNumber(percent) })] : [];
  const steps = auto ? [t('remotes.bySteps', { steps: auto.steps.map((step) => formatNumber(step)).join(', ') })] : [];
  return [...share, ...roles.map((role) => t(`role.${role}`)), ...emails, ...steps];
}

/** Explains the figures behind a decision of the canary guard. */
export function guardText({ trial, before }: NonNullable<RolloutRemote['history'][number]['why']>, t: Words): string {
  const of = ({ sessions, failing }: typeof trial) =>
    t('remotes.failingSessions', { failing: formatNumber(failing), count: sessions });
  return t('remotes.byGuard', { trial: of(trial), before: of(before) });
}

/** Formats load times: median and 95th percentile. */
export function loadText(line: { median: number | null; slow: number | null } | undefined, t: Words): string {
  if (line?.median == null || line.slow === null) return '';
  return t('remotes.took', { median: formatNumber(line.median), slow: formatNumber(line.slow) });
}

/** Columns of the modules that make the product. */
export function remoteColumns(t: Words): Column<RemoteRow>[] {
  return [
    { key: 'name', title: t('remotes.name'), primary: true, render: ({ name }) => name },
    { key: 'owner', title: t('remotes.owner'), from: 1280, render: ({ owner }) => owner },
    {
      key: 'stable',
      title: t('remotes.stable'),
      render: ({ stable }) =>
        stable === null ? <Tag tone="amber">{t('remotes.none')}</Tag> : <code className={styles.code}>{stable}</code>,
    },
    {
      key: 'canary',
      title: t('remotes.canary'),
      render: ({ canary }) =>
        canary && (
          <span className={styles.tags}>
            <code className={styles.code}>{canary.version}</code>
            {canaryAudience(canary, t).map((audience) => (
              <Tag key={audience} tone="blue">
                {audience}
              </Tag>
            ))}
          </span>
        ),
    },
    {
      key: 'people',
      title: t('remotes.people'),
      labelled: true,
      render: ({ live, usersOfOtherVersions: elsewhere, isUseKnown }) =>
        isUseKnown && (
          <span className={styles.last}>
            {formatNumber(live?.people ?? 0)}
            {elsewhere > 0 && <span className={styles.soft}>{t('remotes.elsewhere', { count: elsewhere })}</span>}
          </span>
        ),
    },
    { key: 'took', title: t('remotes.load'), from: 960, labelled: true, render: ({ live }) => loadText(live, t) },
    {
      key: 'errors',
      title: t('remotes.errors'),
      align: 'end',
      labelled: true,
      render: ({ errors, isUseKnown }) =>
        errors > 0 ? <Tag tone="crimson">{formatNumber(errors)}</Tag> : isUseKnown && formatNumber(0),
    },
    {
      key: 'published',
      title: t('remotes.published'),
      align: 'end',
      render: ({ publishedAt }) => <DateText iso={publishedAt} as="relative" />,
    },
  ];
}
