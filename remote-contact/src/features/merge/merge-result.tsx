import type { ReactNode } from 'react';
import { mergedContact } from '@pignon/shared/domain/contact/merge/merge-contacts';
import type { MergeChoices, MergePreview } from '@pignon/shared/domain/contact/merge/merge.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ArrowRightIcon, LayersIcon, Panel, PanelNote } from '@pignon/shared/ui/core';
import styles from './merge.module.css';

const COMBINED_FIELDS = ['phone', 'comments', 'consents'] as const;
const MOVED_KINDS = ['properties', 'mandates', 'visits', 'events', 'proposals', 'files'] as const;

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface OutcomeProps {
  preview: MergePreview;
  choices: MergeChoices;
}

/** Fields merged without a choice, with notes. */
export function MergedFields({ preview: { kept, gone }, choices }: OutcomeProps): ReactNode {
  const { t } = useTranslation('contact');
  const merged = mergedContact({ kept, gone }, choices);
  const counts = COMBINED_FIELDS.filter((field) => merged[field].length > 0).map((field) =>
    t(`merge.joined.${field}`, { count: merged[field].length }),
  );
  const known = new Set([...kept.consents, ...gone.consents].map(({ proof }) => proof));
  const notes = [
    ...(merged.consents.some(({ proof }) => !known.has(proof)) ? [t('merge.refusalKept')] : []),
    ...(kept.archived && !merged.archived ? [t('merge.backToLife')] : []),
  ];
  return (
    <Panel title={t('merge.joined')} icon={<LayersIcon />}>
      <PanelNote>{t('merge.joinedText')}</PanelNote>
      <Lines lines={[...counts, ...notes]} />
    </Panel>
  );
}

/** References to the deleted record, which will point to the kept one. */
export function MovedReferences({ moves }: Pick<MergePreview, 'moves'>): ReactNode {
  const { t } = useTranslation('contact');
  const lines = MOVED_KINDS.filter((kind) => moves[kind] > 0).map((kind) =>
    t(`merge.moved.${kind}`, { count: moves[kind] }),
  );
  return (
    <Panel title={t('merge.moved')} icon={<ArrowRightIcon />}>
      <PanelNote>{t(lines.length === 0 ? 'merge.nothingMoves' : 'merge.movedText')}</PanelNote>
      <Lines lines={lines} />
    </Panel>
  );
}
