import type { ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';
import { againFor, countOf, failuresOf } from './bulk-plan';
import { laterMessages } from '../../lazy-messages';
import { useListWords } from '../messages';
import resultFr from '../messages/bulk-result.fr.json';
import './bulk.css';
import type { BulkRun } from './use-bulk';

const addResultMessages = laterMessages('list', resultFr);

interface BulkDialogProps {
  bulk: BulkRun;
  /** Link to a record that was not changed. */
  linkOf: (id: string) => ReactNode;
  onClose: () => void;
}

function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div className="pg-bulk-progress">
      <progress value={done} max={total} aria-label={label} />
      <span className="pg-tabular" aria-hidden>
        {formatNumber(done)} / {formatNumber(total)}
      </span>
    </div>
  );
}

/** Progress of a bulk change, and its failures with reasons. */
export function BulkDialog({ bulk, linkOf, onClose }: BulkDialogProps) {
  addResultMessages();
  const t = useListWords();
  const { area, work, resume, again } = bulk;
  if (!work) return null;
  const { title, changes, results, error, running } = work;
  const failures = failuresOf(results);
  const retryChanges = againFor(changes, results);
  const changedCount = countOf(results, 'CHANGED');
  const remaining = changes.length - results.length;
  return (
    <Dialog
      open
      title={title}
      width={560}
      onClose={() => !running && onClose()}
      footer={
        !running && (
          <>
            {/* an interrupted change is resumed first */}
            {retryChanges.length > 0 && remaining === 0 && (
              <Button onClick={() => void again()}>{t('bulk.again', { count: retryChanges.length })}</Button>
            )}
            {remaining > 0 && (
              <Button type="primary" onClick={() => void resume()}>
                {t(`bulk.resume.${area}`, { count: remaining })}
              </Button>
            )}
            <Button type={remaining > 0 ? 'default' : 'primary'} data-begin onClick={onClose}>
              {t('bulk.close')}
            </Button>
          </>
        )
      }
    >
      {running ? (
        <Progress done={results.length} total={changes.length} label={title} />
      ) : (
        <>
          <p role="status">{t(`bulk.changed.${area}`, { count: changedCount })}</p>
          {error !== null && (
            <Alert type="error" title={t(`bulk.interrupted.${area}`, { count: remaining })}>
              {sentenceOf(error)}
            </Alert>
          )}
          {failures.length > 0 && (
            <ul className="pg-bulk-failures" aria-label={t(`bulk.failures.${area}`)}>
              {failures.map(({ id, message }) => (
                <li key={id}>
                  {linkOf(id)}
                  <span>{message}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  );
}
