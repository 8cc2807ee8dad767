import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog, PanelContent } from '@pignon/shared/ui/core';
import { useListingChanges } from '../../../data/sync.queries';
import styles from '../sync.module.css';

const WIDTH = 760;

interface ChangesDialogProps {
  runId: number;
  reference: string;
  onClose: () => void;
}

/** Changes of one listing since the run before, field by field. */
export function ChangesDialog({ runId, reference, onClose }: ChangesDialogProps): ReactNode {
  const { t } = useTranslation('admin');
  const query = useListingChanges(runId, reference);
  return (
    <Dialog
      open
      width={WIDTH}
      title={t('sync.changesOf', { reference })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('sync.close')}</Button>}
    >
      <PanelContent
        query={query}
        isEmpty={({ changes }) => changes === null || changes.length === 0}
        empty={t('sync.noChanges')}
      >
        {({ changes }) => (
          <dl className={styles.changes}>
            {(changes ?? []).map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <del>
                    <span className="pg-hidden">{t('sync.before')} </span>
                    {before || t('sync.nothing')}
                  </del>
                  <ins>
                    <span className="pg-hidden">{t('sync.after')} </span>
                    {after || t('sync.nothing')}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </PanelContent>
    </Dialog>
  );
}
