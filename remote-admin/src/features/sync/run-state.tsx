import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { RunStatus } from '@pignon/shared/domain/sync/sync.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { BanIcon, CircleCheckIcon, ClockIcon, SendIcon, Tag, type Tone } from '@pignon/shared/ui/core';
import type { RunView } from '../../data/sync.queries';
import { willRetry, RUN_STEPS, stepOf } from './portal-state';
import styles from './sync.module.css';

const STATUS_TAGS: Readonly<Record<RunStatus, { tone: Tone; icon: ReactNode }>> = {
  QUEUED: { tone: 'blue', icon: <ClockIcon /> },
  RUNNING: { tone: 'blue', icon: <SendIcon /> },
  DONE: { tone: 'green', icon: <CircleCheckIcon /> },
  FAILED: { tone: 'crimson', icon: <BanIcon /> },
};

/** Status of a run. */
export function RunTag({ run }: { run: Pick<RunView, 'status' | 'error'> }): ReactNode {
  const { t } = useTranslation('admin');
  if (willRetry(run))
    return (
      <Tag tone="amber" icon={<ClockIcon />}>
        {t('sync.status.RETRY')}
      </Tag>
    );
  return <Tag {...STATUS_TAGS[run.status]}>{t(`sync.status.${run.status}`)}</Tag>;
}

/** Progress of a run, updated live. */
export function RunProgress({ run }: { run: RunView }): ReactNode {
  const { t } = useTranslation('admin');
  const { done, key } = stepOf(run);
  const words = t(willRetry(run) ? 'sync.step.again' : `sync.step.${key}`, { count: run.sent });
  return (
    <div className={styles.progress}>
      <progress value={done} max={RUN_STEPS} aria-label={words} />
      <span role="status">{words}</span>
      {run.error !== null && <p className={styles.soft}>{run.error}</p>}
    </div>
  );
}

/** Author of scheduled runs. */
const SCHEDULE = 'horaire';

/** Names a run's author: a user, or the schedule. */
export function useRequesterName(): (login: string) => string {
  const { t } = useTranslation('admin');
  const { nameOf } = useColleagues();
  return (login) => (login === SCHEDULE ? t('sync.bySchedule') : nameOf(login));
}
