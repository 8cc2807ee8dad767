import { useMemo, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { prepareLines } from '@pignon/shared/domain/import/prepared-lines';
import { useTranslation } from '@pignon/shared/i18n';
import { lineTexts } from '../line-texts';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { RunStep } from './run-step';
import type { SelectedFile, Takeover } from '../use-takeover';

interface LaterStepsProps {
  takeoverState: Takeover;
  selectedFile: SelectedFile;
  colleagues: Colleagues;
}

/** All steps after a file is chosen, loaded on demand. */
export function ImportWizardSteps({ takeoverState, selectedFile, colleagues }: LaterStepsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { file, columns, excludedLines: left } = selectedFile;
  const lines = useMemo(() => prepareLines(file, columns), [file, columns]);
  const selectedLines = useMemo(() => lines.filter(({ line }) => !left.has(line)), [lines, left]);
  const words = lineTexts(t, file, columns);
  if (takeoverState.step === 'columns')
    return <ColumnsStep takeoverState={takeoverState} selectedFile={selectedFile} colleagues={colleagues} />;
  if (takeoverState.step === 'check')
    return <CheckStep takeoverState={takeoverState} selectedFile={selectedFile} lines={lines} words={words} />;
  return <RunStep takeoverState={takeoverState} selectedFile={selectedFile} lines={selectedLines} words={words} />;
}
