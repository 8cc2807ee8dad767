import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useDirty } from '@pignon/shared/contract';
import type { TakeoverOutcome } from '@pignon/shared/domain/mandate/takeover/takeover.enums';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, sentenceOf } from '@pignon/shared/ui/core';
import { countOutcomes, type Line } from '../line-outcome';
import { TakeoverTable } from '../takeover-table';
import type { LineTexts } from '../line-texts';
import { TakeoverOutcomes } from '../takeover-outcomes';
import { LineProgress } from '@pignon/shared/ui/upload';
import { RunResult } from './run-result';
import type { SelectedFile, Takeover } from '../use-takeover';
import { useRun } from '../use-run';

/** Leaving the page loses nothing: written mandates are recognised by their number. */
const KEPT_ON_SERVER = {};

interface RunStepProps {
  takeoverState: Takeover;
  selectedFile: SelectedFile;
  lines: readonly Line[];
  words: LineTexts;
}

/** Runs the takeover: progress, interruption, outcome of each line. */
export function RunStep({ takeoverState, selectedFile, lines, words }: RunStepProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { state, start, stop, leave } = useRun(selectedFile, lines);
  const [outcomeFilter, setOutcomeFilter] = useState<TakeoverOutcome | null>();
  const startRun = useEffectEvent(() => void start());
  const end = useEffectEvent(stop);
  useEffect(() => {
    startRun();
    return () => end();
  }, []);
  const { phase, outcomes, error, next } = state;
  useDirty(phase === 'running', KEPT_ON_SERVER);
  const counts = countOutcomes(outcomes);
  // lines to correct come first
  const visibleFilter =
    outcomeFilter === undefined && phase === 'done' && counts.REFUSED > 0 ? 'REFUSED' : (outcomeFilter ?? null);
  const rows = outcomes.filter(({ outcome }) => visibleFilter === null || outcome === visibleFilter);
  const remaining = lines.length - outcomes.length;
  const number = { count: remaining, lines: formatNumber(remaining) };
  const register = outcomes.find(({ outcome }) => outcome === 'TAKEN')?.register;
  const resume = (
    <Button type="primary" onClick={() => void start()}>
      {t('takeover.resume')}
    </Button>
  );
  return (
    <div className="pg-table-file">
      {phase === 'running' && (
        <LineProgress done={outcomes.length} total={lines.length} label={t('takeover.running')}>
          <Button onClick={stop}>{t('takeover.stop')}</Button>
        </LineProgress>
      )}
      {(phase === 'failed' || phase === 'stopped') && (
        <Alert
          type={phase === 'failed' ? 'error' : 'warning'}
          title={t(phase === 'failed' ? 'takeover.cutOff' : 'takeover.stopped', number)}
          action={resume}
        >
          {phase === 'failed' && sentenceOf(error)} {t('takeover.resumeText')}
        </Alert>
      )}
      {phase === 'done' && (
        <Alert
          type={remaining > 0 || counts.TAKEN === 0 ? 'warning' : 'success'}
          title={t('takeover.done', { count: counts.TAKEN, mandates: formatNumber(counts.TAKEN) })}
        >
          {register !== undefined &&
            next !== null &&
            t('takeover.next', {
              register: t(`cardKind.${register}`),
              number: registerNumberText(register, next[register]),
            })}{' '}
          {counts.REFUSED > 0 && t('takeover.doneText')}
        </Alert>
      )}
      <TakeoverOutcomes counts={counts} done outcomeFilter={visibleFilter} onShow={setOutcomeFilter} />
      {phase !== 'running' && (
        <>
          <div className="pg-table-file-actions">
            {phase === 'done' ? (
              <RunResult takeoverState={takeoverState} selectedFile={selectedFile} outcomes={outcomes} words={words} />
            ) : (
              <Button onClick={leave}>{t('takeover.leaveRest')}</Button>
            )}
          </div>
          <TakeoverTable key={visibleFilter} rows={rows} words={words} />
        </>
      )}
    </div>
  );
}
