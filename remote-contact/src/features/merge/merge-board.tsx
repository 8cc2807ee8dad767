import { useState, type ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import { mergeConflicts } from '@pignon/shared/domain/contact/merge/merge-contacts';
import type { MergeChoices, MergePreview } from '@pignon/shared/domain/contact/merge/merge.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Alert, Button, ButtonLink, sentenceOf } from '@pignon/shared/ui/core';
import { useMerge } from '../../data/merge.queries';
import { FieldChoices } from './field-choices';
import { MergedFields, MovedReferences } from './merge-result';
import { RecordComparison } from './record-comparison';
import styles from './merge.module.css';

/** Navigates to the kept record after a merge. */
function useMerged() {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  return (keptId: number) => {
    bus.publish('notice.raised', { message: t('merge.done') });
    void navigate(paths.contact(keptId), { replace: true });
  };
}

/** Merges two records of one person: choose differing values, review consequences, confirm. */
export function MergeBoard({ preview }: { preview: MergePreview }): ReactNode {
  const { t } = useTranslation('contact');
  const { kept, gone, refusal, moves } = preview;
  const [choices, setChoices] = useState<MergeChoices>({});
  const { mutate, isPending, error } = useMerge(useMerged());
  return (
    <div className={styles.board}>
      <RecordComparison keptContact={kept} deletedContact={gone} />
      {refusal !== null && (
        <Alert type="warning" title={t('merge.refused')}>
          {refusal}
        </Alert>
      )}
      {refusal === null && (
        <>
          <FieldChoices
            conflicts={mergeConflicts({ kept, gone })}
            choices={choices}
            onChoose={(field, side) => setChoices((before) => ({ ...before, [field]: side }))}
          />
          <div className={styles.follows}>
            <MergedFields preview={preview} choices={choices} />
            <MovedReferences moves={moves} />
          </div>
        </>
      )}
      {error && <Alert type="error" title={sentenceOf(error) ?? t('merge.failed')} />}
      <div className={styles.end}>
        <p className={styles.final}>{refusal === null && t('merge.final')}</p>
        <ButtonLink to={paths.contact(kept.id)}>{t('merge.cancel')}</ButtonLink>
        {refusal === null && (
          <Button type="primary" loading={isPending} onClick={() => mutate({ kept, gone, choices })}>
            {t('merge.do')}
          </Button>
        )}
      </div>
    </div>
  );
}
