import { useState, type ReactNode } from 'react';
import type { ImportOutcome } from '@pignon/shared/domain/contact/import/import.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, sentenceOf } from '@pignon/shared/ui/core';
import { LineProgress } from '@pignon/shared/ui/upload';
import { countOutcomes, type PreparedLine, type CheckedLine } from '../import-lines';
import { ImportOutcomes } from '../import-outcomes';
import { OutcomeTable } from '../outcome-table';
import type { OutcomeTexts } from '../outcome-texts';
import { useCheck } from '../use-check';
import type { SelectedFile, Import } from '../use-import';

interface CheckStepProps {
  importState: Import;
  selectedFile: SelectedFile;
  lines: readonly PreparedLine[];
  checkedLines: readonly CheckedLine[];
  words: OutcomeTexts;
}

/** Step that shows the outcome of each line before anything is written. */
export function CheckStep({ importState, selectedFile, lines, checkedLines, words }: CheckStepProps): ReactNode {
  const { t } = useTranslation('contact');
  const [outcomeFilter, setOutcomeFilter] = useState<ImportOutcome | null>(null);
  const { rows, checked, total, error, retry } = useCheck({ ...selectedFile, lines, checkedLines });
  const counts = countOutcomes(rows.map(({ outcome }) => outcome));
  const isChecked = checked >= total;
  return (
    <div className="pg-table-file">
      <ImportOutcomes counts={counts} done={false} outcomeFilter={outcomeFilter} onShow={setOutcomeFilter} />
      {!isChecked && error === null && (
        <LineProgress done={checked} total={total} label={t('import.lookingForDuplicates')} />
      )}
      {error !== null && (
        <Alert
          type="error"
          title={t('import.notChecked')}
          action={<Button onClick={retry}>{t('import.retry')}</Button>}
        >
          {sentenceOf(error)}
        </Alert>
      )}
      {isChecked && counts.CREATED === 0 && (
        <Alert type="warning" title={t('import.nothingToCreate')}>
          {t('import.nothingText')}
        </Alert>
      )}
      <OutcomeTable
        key={outcomeFilter}
        rows={outcomeFilter ? rows.filter(({ outcome }) => outcome.outcome === outcomeFilter) : rows}
        words={words}
      />
      <div className="pg-table-file-actions">
        <Button onClick={() => importState.go('columns')}>{t('import.backToColumns')}</Button>
        <Button type="primary" disabled={!isChecked || counts.CREATED === 0} onClick={() => importState.go('run')}>
          {t('import.start', { count: counts.CREATED, contacts: formatNumber(counts.CREATED) })}
        </Button>
      </div>
    </div>
  );
}
