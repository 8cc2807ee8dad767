import { useMemo, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import { useTranslation } from '@pignon/shared/i18n';
import { prepareLines } from '@pignon/shared/domain/import/prepared-lines';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { checkLines } from '../import-lines';
import { outcomeTexts } from '../outcome-texts';
import { RunStep } from './run-step';
import type { SelectedFile, Import } from '../use-import';

interface LaterStepsProps {
  importState: Import;
  selectedFile: SelectedFile;
  colleagues: Colleagues;
}

/** All steps after a file is chosen, loaded on demand. */
export function ImportWizardSteps({ importState, selectedFile, colleagues }: LaterStepsProps): ReactNode {
  const { t } = useTranslation('contact');
  const { file, columns, defaults } = selectedFile;
  const { all } = colleagues;
  const isRead = importState.step !== 'columns';
  const lines = useMemo(() => prepareLines(file, columns), [file, columns]);
  const outcomes = useMemo(() => {
    const people = all.filter(({ active }) => active);
    return isRead ? checkLines(lines, { defaults, people, today: dayOf() }) : [];
  }, [isRead, lines, defaults, all]);
  const shared = {
    importState,
    selectedFile,
    lines,
    checkedLines: outcomes,
    words: outcomeTexts(t, file, columns),
  };
  if (importState.step === 'columns')
    return <ColumnsStep importState={importState} selectedFile={selectedFile} colleagues={colleagues} />;
  return importState.step === 'check' ? <CheckStep {...shared} /> : <RunStep {...shared} />;
}
