import { useCallback, useState, type ReactNode } from 'react';
import type { TakeoverOutcome } from '@pignon/shared/domain/mandate/takeover/takeover.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, sentenceOf } from '@pignon/shared/ui/core';
import { countOutcomes, type Line } from '../line-outcome';
import { TakeoverTable } from '../takeover-table';
import type { LineTexts } from '../line-texts';
import { TakeoverOutcomes } from '../takeover-outcomes';
import { LineProgress } from '@pignon/shared/ui/upload';
import { useCheck } from '../use-check';
import type { SelectedFile, Takeover } from '../use-takeover';

interface CheckStepProps {
  takeoverState: Takeover;
  selectedFile: SelectedFile;
  lines: readonly Line[];
  words: LineTexts;
}

/** Step that shows the outcome of each line before anything is written. */
export function CheckStep({ takeoverState, selectedFile, lines, words }: CheckStepProps): ReactNode {
  const { t } = useTranslation('mandate');
  const [outcomeFilter, setOutcomeFilter] = useState<TakeoverOutcome | null>(null);
  const repeatedText = useCallback((line: number) => t('takeover.repeated', { line: formatNumber(line) }), [t]);
  const { outcomes, checked, total, error, retry } = useCheck(lines, selectedFile.defaults, repeatedText);
  const counts = countOutcomes(outcomes);
  const selectedLines = outcomes.filter(
    ({ outcome, line }) => outcome === 'TAKEN' && !selectedFile.excludedLines.has(line),
  ).length;
  const isChecked = checked >= total;
  return (
    <div className="pg-table-file">
      <TakeoverOutcomes counts={counts} done={false} outcomeFilter={outcomeFilter} onShow={setOutcomeFilter} />
      {!isChecked && error === null && <LineProgress done={checked} total={total} label={t('takeover.checking')} />}
      {error !== null && (
        <Alert
          type="error"
          title={t('takeover.notChecked')}
          action={<Button onClick={retry}>{t('takeover.retry')}</Button>}
        >
          {sentenceOf(error)}
        </Alert>
      )}
      {isChecked && counts.TAKEN === 0 && (
        <Alert type="warning" title={t('takeover.nothing')}>
          {t('takeover.nothingText')}
        </Alert>
      )}
      {outcomes.length > 0 && (
        <TakeoverTable
          key={outcomeFilter}
          rows={outcomeFilter ? outcomes.filter(({ outcome }) => outcome === outcomeFilter) : outcomes}
          words={words}
          choice={{ excludedLines: selectedFile.excludedLines, onToggle: takeoverState.toggleLine }}
        />
      )}
      <div className="pg-table-file-actions">
        <Button onClick={() => takeoverState.go('columns')}>{t('takeover.backToColumns')}</Button>
        <Button type="primary" disabled={!isChecked || selectedLines === 0} onClick={() => takeoverState.go('run')}>
          {t('takeover.start', { count: selectedLines, mandates: formatNumber(selectedLines) })}
        </Button>
      </div>
    </div>
  );
}
