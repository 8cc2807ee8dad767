import { useMemo, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { prepareLines } from '@pignon/shared/domain/import/prepared-lines';
import { useTranslation } from '@pignon/shared/i18n';
import { lineWords } from '../line-words';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { RunStep } from './run-step';
import type { Chosen, Takeover } from '../use-takeover';

interface LaterStepsProps {
  held: Takeover;
  chosen: Chosen;
  colleagues: Colleagues;
}

/** All steps after a file is chosen, loaded on demand. */
export function ImportWizardSteps({ held, chosen, colleagues }: LaterStepsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { file, columns, left } = chosen;
  const lines = useMemo(() => prepareLines(file, columns), [file, columns]);
  const selectedLines = useMemo(() => lines.filter(({ line }) => !left.has(line)), [lines, left]);
  const words = lineWords(t, file, columns);
  if (held.step === 'columns') return <ColumnsStep held={held} chosen={chosen} colleagues={colleagues} />;
  if (held.step === 'check') return <CheckStep held={held} chosen={chosen} lines={lines} words={words} />;
  return <RunStep held={held} chosen={chosen} lines={selectedLines} words={words} />;
}
