import type { ReactNode } from 'react';
import { refusedFile } from '@pignon/shared/domain/import/table-file';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Button, ButtonLink, DownloadIcon, saveFile } from '@pignon/shared/ui/core';
import type { LineOutcome } from '../line-outcome';
import type { LineTexts } from '../line-texts';
import type { SelectedFile, Takeover } from '../use-takeover';

interface RunEndProps {
  takeoverState: Takeover;
  selectedFile: SelectedFile;
  outcomes: readonly LineOutcome[];
  words: LineTexts;
}

/** Next steps after a takeover: correct refusals, take another file, read the register. */
export function RunResult({ takeoverState, selectedFile, outcomes, words }: RunEndProps): ReactNode {
  const { t } = useTranslation('mandate');
  const refusedLines = outcomes
    .filter(({ outcome }) => outcome === 'REFUSED')
    .map((outcome) => ({ line: outcome.line, reason: words.reasonOf(outcome) }))
    .sort((a, b) => a.line - b.line);
  const register = outcomes.find(({ outcome }) => outcome === 'TAKEN')?.register ?? selectedFile.defaults.register;
  const columnWords = {
    line: t('takeover.originalLine'),
    reason: t('takeover.reason'),
    suffix: t('takeover.refusedSuffix'),
  };
  return (
    <>
      {refusedLines.length > 0 && (
        <Button
          icon={<DownloadIcon />}
          onClick={() => saveFile(refusedFile(selectedFile.file, refusedLines, columnWords))}
        >
          {t('takeover.downloadRefused', { count: refusedLines.length, lines: formatNumber(refusedLines.length) })}
        </Button>
      )}
      <Button onClick={takeoverState.restart}>{t('takeover.another')}</Button>
      <ButtonLink to={`${paths.mandateRegister}?register=${register.toLowerCase()}`} type="primary">
        {t('takeover.toRegister')}
      </ButtonLink>
    </>
  );
}
