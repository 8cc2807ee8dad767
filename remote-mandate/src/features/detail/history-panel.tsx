import type { ReactNode } from 'react';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { HistoryIcon, lazyPart, Panel, Skeleton } from '@pignon/shared/ui/core';
import { timelineOf } from './mandate-timeline';

const HistoryList = lazyPart(async () => (await import('./history-list')).HistoryList);
/** Height of a step with its spacing, in pixels. */
const STEP_HEIGHT = 42;

interface HistoryProps {
  mandate: Mandate;
  names: ReadonlyMap<number, string> | undefined;
}

/** History of a mandate: statuses, signatures and amendments, latest first. */
export function HistoryPanel({ mandate, names }: HistoryProps): ReactNode {
  const { t } = useTranslation('mandate');
  const steps = timelineOf(mandate);
  return (
    <Panel title={t('history.title')} icon={<HistoryIcon />}>
      <HistoryList
        steps={steps}
        names={names}
        transaction={mandate.transactionType}
        pending={<Skeleton height={steps.length * STEP_HEIGHT} />}
      />
    </Panel>
  );
}
