import { useState } from 'react';
import { ProblemError, type CallReply } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { WORKING_STATUSES } from '@pignon/shared/domain/property/import/import.enums';
import type { ListedMandateTerms } from '@pignon/shared/domain/property/import/import.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, ButtonLink, ScreenEmpty, ScreenError, sentenceOf, SkeletonLines } from '@pignon/shared/ui/core';
import { ProgressBar } from '@pignon/shared/ui/upload';
import { useListingImport, useStartImport } from '../../data/import.queries';
import { ImportRows } from './import-rows';
import { MandateTerms } from './mandate-terms';
import { UndoButton } from './undo-button';
import styles from './import.module.css';

type Import = CallReply<'GET property/import/{importId}'>;

function ImportProgress({ found: { status, done, total } }: { found: Import }) {
  const { t } = useTranslation('property');
  const label = t(`import.working.${status}`);
  const figures = total > 0 ? `${formatNumber(done)} / ${formatNumber(total)}` : '';
  return (
    <div className={styles.working} role="status">
      <span>{label}</span>
      <ProgressBar done={done} total={total} label={label} valueText={figures} />
      <span className="pg-tabular" aria-hidden>
        {figures}
      </span>
    </div>
  );
}

function Outcome({ found }: { found: Import }) {
  const { t } = useTranslation('property');
  const { status, counts, undone, keptByUndo, error, summary } = found;
  const writtenCount = counts.CREATED + counts.UPDATED;
  if (status === 'FAILED') return <Alert type="error" title={error ?? t('import.status.FAILED')} />;
  if (status === 'UNDONE')
    return (
      <Alert type={keptByUndo > 0 ? 'warning' : 'info'} title={t('import.undone', { count: undone })}>
        {keptByUndo > 0 && t('import.kept', { count: keptByUndo })}
      </Alert>
    );
  if (status !== 'DONE') return null;
  const missing = summary?.photosMissing ?? 0;
  return (
    <Alert type={missing > 0 ? 'warning' : 'success'} title={t('import.done', { count: writtenCount })}>
      {missing > 0
        ? t('import.photosMissing', { count: missing })
        : t('import.photosAdded', { count: summary?.photosAdded ?? 0 })}
    </Alert>
  );
}

/** Filled columns of the format that are not imported. */
function IgnoredColumns({ found: { summary } }: { found: Import }) {
  const { t } = useTranslation('property');
  const ignoredColumns = summary?.leftOut ?? [];
  if (ignoredColumns.length === 0) return null;
  return (
    <details className={styles.soft}>
      <summary>{t('import.leftOutColumns', { count: ignoredColumns.length })}</summary>
      <ul>
        {ignoredColumns.map(({ column, label, reason, lines }) => (
          <li key={column}>{t('import.leftOutColumn', { column, label, reason, count: lines })}</li>
        ))}
      </ul>
    </details>
  );
}

function ImportView({ found }: { found: Import }) {
  const { t } = useTranslation('property');
  const [leaveOut, setLeaveOut] = useState<ReadonlySet<number>>(new Set());
  const [mandates, setMandates] = useState<ListedMandateTerms | null>(null);
  const start = useStartImport(found.importId);
  const { status, counts } = found;
  const isReady = status === 'READY';
  const isWorking = WORKING_STATUSES.includes(status);
  const mandateCount = found.summary?.mandates ?? 0;
  const toDo = counts.CREATED + counts.UPDATED + counts.UNCHANGED - leaveOut.size;
  return (
    <div className={styles.step}>
      <p>{found.summary ? t('import.read', { name: found.fileName, count: found.summary.lines }) : found.fileName}</p>
      {isWorking && <ImportProgress found={found} />}
      <Outcome found={found} />
      {start.isError && <Alert type="error" title={sentenceOf(start.error) ?? t('state.error')} />}
      {status !== 'CHECKING' && status !== 'FAILED' && (
        <ImportRows found={found} leaveOut={leaveOut} onLeaveOut={isReady ? setLeaveOut : null} />
      )}
      <IgnoredColumns found={found} />
      {isReady && mandateCount > 0 && <MandateTerms count={mandateCount} terms={mandates} onChange={setMandates} />}
      <div className={styles.actions}>
        {!isWorking && <ButtonLink to={paths.propertyImports}>{t('import.otherFile')}</ButtonLink>}
        {status === 'DONE' && <UndoButton importId={found.importId} />}
        {status === 'DONE' && (
          <ButtonLink to={paths.properties} type="primary">
            {t('list.title')}
          </ButtonLink>
        )}
        {isReady && (
          <Button
            type="primary"
            disabled={toDo <= 0}
            loading={start.isPending}
            onClick={() => start.mutate({ leaveOut: [...leaveOut], mandates })}
          >
            {t('import.start', { count: toDo })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** One import, from check to report. */
export function ImportDetail({ importId }: { importId: number }) {
  const { t } = useTranslation('property');
  const { data, error, refetch } = useListingImport(importId);
  if (error instanceof ProblemError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION'))
    return (
      <ScreenEmpty
        title={t('import.unknown')}
        action={<ButtonLink to={paths.propertyImports}>{t('import.all')}</ButtonLink>}
      />
    );
  if (!data) return error ? <ScreenError error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={8} />;
  return <ImportView found={data} />;
}
