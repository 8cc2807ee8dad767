import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { DateText, Facts, Panel, PanelPart } from '@pignon/shared/ui/core';
import type { RunDetailView } from '../../../data/sync.queries';
import { countIn, RUN_COUNTS } from '../portal-state';
import { useRequesterName } from '../run-state';
import styles from '../sync.module.css';

const CHANGES = ['new', 'changed', 'same', 'gone'] as const;
const KILOBYTE = 1000;

function References({ references }: { references: readonly string[] }): ReactNode {
  return (
    <p className={styles.references}>
      {references.map((reference) => (
        <Link key={reference} to={paths.property(reference)}>
          {reference}
        </Link>
      ))}
    </p>
  );
}

/** Differences from the run before: newly blocked, and no longer blocked. */
function Differences({ run }: { run: RunDetailView }): ReactNode {
  const { t } = useTranslation('admin');
  const { previousRunId, newlyBlocked, noLongerBlocked, changes } = run;
  if (previousRunId === null) return null;
  return (
    <Panel title={t('sync.differences')} action={<Link to={paths.portalRun(previousRunId)}>{t('sync.previous')}</Link>}>
      <Facts facts={CHANGES.map((key) => ({ label: t(`sync.change.${key}`), value: formatNumber(changes[key]) }))} />
      {newlyBlocked.length > 0 && (
        <PanelPart title={t('sync.newlyBlocked')} count={newlyBlocked.length}>
          <References references={newlyBlocked} />
        </PanelPart>
      )}
      {noLongerBlocked.length > 0 && (
        <PanelPart title={t('sync.noLongerBlocked')} count={noLongerBlocked.length}>
          <References references={noLongerBlocked} />
        </PanelPart>
      )}
    </Panel>
  );
}

/** Summary of a run: time, user, counts, and changes since the previous run. */
export function RunSummary({ run }: { run: RunDetailView }): ReactNode {
  const { t } = useTranslation('admin');
  const requesterName = useRequesterName();
  const { createdTime, startedTime, finishedTime, fileName, fileSize, requestedBy, replayOf } = run;
  const size = fileSize === null ? '' : t('sync.kilobytes', { size: formatNumber(Math.ceil(fileSize / KILOBYTE)) });
  return (
    <>
      <Panel title={t('sync.summary')}>
        <Facts
          facts={[
            ...RUN_COUNTS.map((key) => {
              const count = countIn(run, key);
              return { label: t(`sync.${key}`), value: count !== null && formatNumber(count) };
            }),
            {
              label: t('sync.replayOf'),
              value: replayOf !== null && (
                <Link to={paths.portalRun(replayOf)}>{t('sync.run', { run: replayOf })}</Link>
              ),
            },
            { label: t('sync.by.whom'), value: requesterName(requestedBy) },
            { label: t('sync.at'), value: <DateText iso={createdTime} as="time" /> },
            { label: t('sync.started'), value: startedTime && <DateText iso={startedTime} as="time" /> },
            { label: t('sync.finished'), value: finishedTime && <DateText iso={finishedTime} as="time" /> },
            { label: t('sync.fileName'), value: fileName && [fileName, size].filter(Boolean).join(' · ') },
          ]}
        />
      </Panel>
      <Differences run={run} />
    </>
  );
}
