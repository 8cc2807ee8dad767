import { useMemo, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import { useTranslation } from '@pignon/shared/i18n';
import { prepareLines } from '@pignon/shared/domain/import/prepared-lines';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { seeLines } from '../import-lines';
import { outcomeWords } from '../outcome-words';
import { RunStep } from './run-step';
import type { Chosen, Import } from '../use-import';

interface LaterStepsProps {
  held: Import;
  chosen: Chosen;
  colleagues: Colleagues;
}

/** All steps after a file is chosen, loaded on demand. */
export function ImportWizardSteps({ held, chosen, colleagues }: LaterStepsProps): ReactNode {
  const { t } = useTranslation('contact');
  const { file, columns, defaults } = chosen;
  const { all } = colleagues;
  const isRead = held.step !== 'columns';
  const lines = useMemo(() => prepareLines(file, columns), [file, columns]);
  const outcomes = useMemo(() => {
    const people = all.filter(({ active }) => active);
    return isRead ? seeLines(lines, { defaults, people, today: dayOf() }) : [];
  }, [isRead, lines, defaults, all]);
  const shared = { held, chosen, lines, seen: outcomes, words: outcomeWords(t, file, columns) };
  if (held.step === 'columns') return <ColumnsStep held={held} chosen={chosen} colleagues={colleagues} />;
  return held.step === 'check' ? <CheckStep {...shared} /> : <RunStep {...shared} />;
}
