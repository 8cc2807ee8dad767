import { useState, type ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { PORTAL_KIND_NAMES } from '@pignon/shared/domain/sync/sync.enums';
import { formatDateTime, formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  Alert,
  BanIcon,
  Button,
  ButtonLink,
  CircleCheckIcon,
  ClockIcon,
  DateText,
  Facts,
  lazyDialog,
  LayersIcon,
  Panel,
  SendIcon,
  SettingsIcon,
  Tag,
  TriangleAlertIcon,
  type Tone,
} from '@pignon/shared/ui/core';
import type { PortalView, RunView } from '../../data/sync.queries';
import { isRunning, stateOf, type PortalState } from './portal-state';
import { RunProgress } from './run-state';
import { placeOf, protocolOf } from './format-target';
import styles from './sync.module.css';

const SendDialog = lazyDialog(async () => (await import('./send-dialog')).SendDialog);

const STATE_TAGS: Readonly<Record<PortalState, { tone: Tone; icon: ReactNode }>> = {
  FINE: { tone: 'green', icon: <CircleCheckIcon /> },
  RUNNING: { tone: 'blue', icon: <SendIcon /> },
  WAITING: { tone: 'blue', icon: <ClockIcon /> },
  RETRY: { tone: 'amber', icon: <ClockIcon /> },
  TROUBLE: { tone: 'crimson', icon: <BanIcon /> },
  NO_WRITER: { tone: 'amber', icon: <TriangleAlertIcon /> },
  NEVER: { tone: 'neutral', icon: <ClockIcon /> },
  OFF: { tone: 'neutral', icon: <BanIcon /> },
};

/** "12 annonces, dont 2 nouvelles et 1 modifiée; 1 retirée": counts of the last run. */
function Counts({ run }: { run: RunView }): ReactNode {
  const { t } = useTranslation('admin');
  const parts = (['added', 'updated', 'removed'] as const).filter((key) => run[key] > 0);
  return [
    t('sync.count.sent', { count: run.sent }),
    ...parts.map((key) => t(`sync.count.${key}`, { count: run[key] })),
  ].join(' · ');
}

function PortalFacts({ portal }: { portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const { code, lastRun, nextRun, kind, target, enabled } = portal;
  const place = target && [t(`sync.protocol.${protocolOf(target)}`), placeOf(target)].filter(Boolean).join(' · ');
  return (
    <Facts
      facts={[
        { label: t('sync.kind'), value: PORTAL_KIND_NAMES[kind] },
        { label: t('sync.place'), value: place ?? t('sync.noPlace') },
        {
          label: t('sync.last'),
          value: lastRun ? (
            <>
              <Link to={paths.portalRun(lastRun.runId)}>
                <DateText iso={lastRun.finishedTime ?? lastRun.createdTime} as="relative" />
              </Link>
              {' · '}
              <Link to={`${paths.portalRuns}?portal=${code}`}>{t('sync.allRuns')}</Link>
            </>
          ) : (
            t('sync.never')
          ),
        },
        {
          label: t('sync.next'),
          value: nextRun ? formatDateTime(nextRun) : t(enabled ? 'sync.onDemand' : 'sync.noNext'),
        },
        { label: t('sync.sent'), value: lastRun?.status === 'DONE' && <Counts run={lastRun} /> },
        {
          label: t('sync.blocked'),
          value: lastRun && lastRun.blocked > 0 && (
            <Link to={`${paths.portalRun(lastRun.runId)}?outcome=blocked`}>{formatNumber(lastRun.blocked)}</Link>
          ),
        },
      ]}
    />
  );
}

/** A portal: status, last and next run, actions. */
export function PortalCard({ portal }: { portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const state = stateOf(portal);
  const { code, name, lastRun } = portal;
  const edit = `${paths.editPortals}?portal=${code}`;
  return (
    <Panel title={name} action={<Tag {...STATE_TAGS[state]}>{t(`sync.state.${state}`)}</Tag>}>
      <div className={styles.card}>
        {lastRun && isRunning(lastRun) && <RunProgress run={lastRun} />}
        {state === 'TROUBLE' && lastRun && (
          <Alert
            type="error"
            title={lastRun.error ?? t('sync.failed')}
            action={<Link to={paths.portalRun(lastRun.runId)}>{t('sync.see')}</Link>}
          />
        )}
        <PortalFacts portal={portal} />
        <div className={styles.actions}>
          <Button type={portal.enabled ? 'primary' : 'default'} icon={<SendIcon />} onClick={() => setIsOpen(true)}>
            {t('sync.checkAndSend')}
          </Button>
          <ButtonLink to={edit} icon={<SettingsIcon />}>
            {t('sync.settings')}
          </ButtonLink>
          <ButtonLink to={`${edit}&part=listings`} icon={<LayersIcon />}>
            {t('sync.listings')}
          </ButtonLink>
        </div>
      </div>
      {isOpen && <SendDialog portal={portal} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
