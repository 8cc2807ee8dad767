import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useDirty } from '@pignon/shared/contract';
import type { ImportOutcome } from '@pignon/shared/domain/contact/import/import.enums';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, ButtonLink, DownloadIcon, saveFile, sentenceOf } from '@pignon/shared/ui/core';
import { countOutcomes, type LineOutcome, type PreparedLine, type CheckedLine } from '../import-lines';
import { LineProgress } from '@pignon/shared/ui/upload';
import { ImportOutcomes } from '../import-outcomes';
import { OutcomeTable } from '../outcome-table';
import type { OutcomeTexts } from '../outcome-texts';
import { refusedLines, reportFile } from '../import-report-files';
import type { SelectedFile, Import } from '../use-import';
import { useRun } from '../use-run';
import styles from '../import.module.css';

/** `useRun` stores every batch: an interrupted import can resume. */
const NO_ERROR_TOAST = {};

interface RunStepProps {
  importState: Import;
  selectedFile: SelectedFile;
  lines: readonly PreparedLine[];
  checkedLines: readonly CheckedLine[];
  words: OutcomeTexts;
}

/** Downloads of both result files. */
function Downloads({
  selectedFile: { file },
  outcomes,
  words,
}: Pick<RunStepProps, 'selectedFile' | 'words'> & { outcomes: readonly LineOutcome[] }) {
  const { t } = useTranslation('contact');
  const { REFUSED } = countOutcomes(outcomes);
  const sortedOutcomes = [...outcomes].sort((a, b) => a.line - b.line);
  const names = {
    ...words,
    line: t('import.originalLine'),
    outcome: t('import.becomes'),
    reason: t('import.reason'),
    contact: t('detail.contact'),
  };
  return (
    <>
      {REFUSED > 0 && (
        <Button
          icon={<DownloadIcon />}
          onClick={() => saveFile(refusedLines(file, sortedOutcomes, names, t('import.refusedSuffix')))}
        >
          {t('import.downloadRefused', { count: REFUSED, lines: formatNumber(REFUSED) })}
        </Button>
      )}
      <Button
        icon={<DownloadIcon />}
        onClick={() => saveFile(reportFile(file, sortedOutcomes, names, t('import.reportSuffix')))}
      >
        {t('import.downloadReport')}
      </Button>
    </>
  );
}

/** Runs the import: progress, interruption, outcome of each line. */
export function RunStep({ importState, selectedFile, lines, checkedLines, words }: RunStepProps): ReactNode {
  const { t } = useTranslation('contact');
  const { state, start, stop, leave } = useRun({ ...selectedFile, lines });
  const [outcomeFilter, setOutcomeFilter] = useState<ImportOutcome | null>();
  const startRun = useEffectEvent(() => void start());
  const end = useEffectEvent(stop);
  useEffect(() => {
    startRun();
    return () => end();
  }, []);
  const { phase = 'running', outcomes = [], error = null } = state ?? {};
  useDirty(phase === 'running', NO_ERROR_TOAST);
  const rows = useMemo(() => {
    const byLine = new Map(outcomes.map((outcome) => [outcome.line, outcome]));
    return checkedLines.flatMap(({ read, outcome: { line } }) => {
      const outcome = byLine.get(line);
      return outcome ? [{ read, outcome }] : [];
    });
  }, [checkedLines, outcomes]);
  const counts = countOutcomes(outcomes);
  // lines to correct come first
  const visibleFilter =
    outcomeFilter === undefined && phase === 'done' && counts.REFUSED > 0 ? 'REFUSED' : (outcomeFilter ?? null);
  const total = lines.length;
  const remaining = total - outcomes.length;
  const resume = (
    <Button type="primary" onClick={() => void start()}>
      {t('import.resume')}
    </Button>
  );
  return (
    <div className="pg-table-file">
      {phase === 'running' && (
        <>
          <LineProgress done={outcomes.length} total={total} label={t('import.running')}>
            <Button onClick={stop}>{t('import.stop')}</Button>
          </LineProgress>
          <p className={styles.soft}>{t('import.stayHere')}</p>
        </>
      )}
      {phase === 'failed' && (
        <Alert
          type="error"
          title={t('import.cutOff', { count: remaining, lines: formatNumber(remaining) })}
          action={resume}
        >
          {sentenceOf(error)} {t('import.resumeText')}
        </Alert>
      )}
      {phase === 'stopped' && (
        <Alert
          type="warning"
          title={t('import.stopped', { count: remaining, lines: formatNumber(remaining) })}
          action={resume}
        >
          {t('import.resumeText')}
        </Alert>
      )}
      {phase === 'done' && (
        <Alert
          type={remaining > 0 || counts.CREATED === 0 ? 'warning' : 'success'}
          title={t('import.done', { count: counts.CREATED, contacts: formatNumber(counts.CREATED) })}
        >
          {remaining > 0
            ? t('import.leftLines', { count: remaining, lines: formatNumber(remaining) })
            : t(counts.REFUSED > 0 ? 'import.doneText' : 'import.allRead')}
        </Alert>
      )}
      <ImportOutcomes
        counts={counts}
        done
        outcomeFilter={visibleFilter}
        disabled={phase === 'running'}
        onShow={setOutcomeFilter}
      />
      {phase !== 'running' && (
        <>
          <div className="pg-table-file-actions">
            {phase !== 'done' && <Button onClick={() => void leave()}>{t('import.leaveRest')}</Button>}
            <Downloads selectedFile={selectedFile} outcomes={outcomes} words={words} />
            {phase === 'done' && (
              <>
                <Button onClick={importState.restart}>{t('import.another')}</Button>
                <ButtonLink to={paths.contacts} type="primary">
                  {t('detail.toList')}
                </ButtonLink>
              </>
            )}
          </div>
          <OutcomeTable
            key={visibleFilter}
            rows={visibleFilter ? rows.filter(({ outcome }) => outcome.outcome === visibleFilter) : rows}
            words={words}
          />
        </>
      )}
    </div>
  );
}
