import { useState, type ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDateTime, useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import {
  Alert,
  ArrowLeftIcon,
  Button,
  ButtonLink,
  lazyDialog,
  PageFrame,
  Panel,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  SendIcon,
  Skeleton,
} from '@pignon/shared/ui/core';
import { usePortals, useRun, type PortalView, type RunDetailView } from '../data/sync.queries';
import { isRunning } from '../features/sync/portal-state';
import { ReplayButton } from '../features/sync/run/replay-button';
import { RunResults } from '../features/sync/run/run-results';
import { RunSummary } from '../features/sync/run/run-summary';
import { RunFile } from '../features/sync/run-file';
import { RunProgress, RunTag } from '../features/sync/run-state';
import styles from '../features/sync/sync.module.css';

const SendDialog = lazyDialog(async () => (await import('../features/sync/send-dialog')).SendDialog);

const PANEL_HEIGHT = 320;

function SendAgain({ portal }: { portal: PortalView }): ReactNode {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<SendIcon />} onClick={() => setIsOpen(true)}>
        {t('sync.sendAgain')}
      </Button>
      {isOpen && <SendDialog portal={portal} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RunView({ run, refetch }: { run: RunDetailView; refetch: () => Promise<unknown> }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.stack}>
      {isRunning(run) && (
        <Panel title={t('sync.underWay')}>
          <RunProgress run={run} />
        </Panel>
      )}
      {run.status === 'FAILED' && <Alert type="error" title={run.error ?? t('sync.failed')} />}
      <div className="pg-record">
        <div className="pg-record-main">
          <RunResults run={run} refetch={refetch} />
        </div>
        <div className="pg-record-side">
          <RunSummary run={run} />
        </div>
      </div>
    </div>
  );
}

/** True for a run that does not exist: invalid id, or deleted. */
const isUnknown = (error: unknown): boolean => error instanceof ProblemError && error.code === 'NOT_FOUND';

/** `/sync/histo/:runId`: one run with the outcome of each listing. */
export function Page(): ReactNode {
  const { t } = useTranslation('admin');
  const { runId = '' } = useParams();
  const number = /^[1-9]\d{0,14}$/.test(runId) ? Number(runId) : null;
  const { data, error, refetch } = useRun(number ?? 1, number !== null);
  // without a number, a run read before may be in the cache
  const run = number === null ? undefined : data;
  const { data: portals } = usePortals();
  const portal = portals?.find(({ code }) => code === run?.portal);
  const backLink = (
    <ButtonLink to={paths.portalRuns} type="text" icon={<ArrowLeftIcon />}>
      {t('sync.tab.histo')}
    </ButtonLink>
  );
  const title = run
    ? t('sync.runTitle', { name: run.portalName, when: formatDateTime(run.createdTime) })
    : t('sync.run', { run: runId });
  const isUnknownRun = number === null || isUnknown(error);
  return (
    <PageFrame
      title={title}
      back={backLink}
      tags={run && <RunTag run={run} />}
      action={
        run && (
          <>
            <RunFile run={run} />
            {portal && <ReplayButton run={run} portal={portal} />}
            {portal && <SendAgain portal={portal} />}
          </>
        )
      }
    >
      {run && <RunView run={run} refetch={refetch} />}
      {!run && isUnknownRun && (
        <ScreenEmpty
          title={t('sync.noSuchRun')}
          action={<ButtonLink to={paths.portalRuns}>{t('sync.tab.histo')}</ButtonLink>}
        />
      )}
      {!run && !isUnknownRun && error && <ScreenError error={error} onRetry={() => void refetch()} />}
      {!run && !isUnknownRun && !error && (
        <ScreenLoading>
          <Skeleton height={PANEL_HEIGHT} />
        </ScreenLoading>
      )}
    </PageFrame>
  );
}
