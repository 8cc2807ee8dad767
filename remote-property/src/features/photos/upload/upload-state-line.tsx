import { useTranslation } from '@pignon/shared/i18n';
import { Button, CircleAlertIcon, IconButton, RefreshCwIcon, XIcon } from '@pignon/shared/ui/core';
import { ProgressBar } from '@pignon/shared/ui/upload';
import type { Upload } from './upload-state';
import type { UploadQueue } from './upload-queue';
import styles from './upload.module.css';

interface UploadStateLineProps {
  upload: Upload;
  queue: UploadQueue;
  /** False while the property does not exist: nothing leaves yet. */
  isSending: boolean;
}

function Progress({ upload, isSending }: Omit<UploadStateLineProps, 'queue'>) {
  const { t } = useTranslation('property');
  const percent = Math.round(upload.progress * 100);
  if (!isSending) return <small>{t('photos.afterCreation')}</small>;
  if (upload.state === 'waiting') return <small>{t('photos.waiting')}</small>;
  return (
    <span className={styles.progress}>
      <ProgressBar done={percent} total={100} label={t('photos.progress', { name: upload.name })} />
      <small className="pg-tabular">{percent < 100 ? `${percent}\u00a0%` : t('photos.finishing')}</small>
    </span>
  );
}

/** How far a file has got, with a way to stop it or to try again. */
export function UploadStateLine({ upload, queue, isSending }: UploadStateLineProps) {
  const { t } = useTranslation('property');
  const { id, name, state, problem } = upload;
  return (
    <div className={styles.state}>
      <div className={styles.stateText}>
        <span title={name}>{name}</span>
        {state === 'failed' ? (
          <small className={styles.problem} role="alert">
            <CircleAlertIcon />
            {problem}
          </small>
        ) : (
          <Progress upload={upload} isSending={isSending} />
        )}
      </div>
      {state === 'failed' && (
        <Button size="small" icon={<RefreshCwIcon />} onClick={() => queue.retry([id])}>
          {t('photos.retry')}
        </Button>
      )}
      <IconButton
        size="small"
        label={t(state === 'sending' ? 'photos.cancel' : 'photos.withdraw', { name })}
        icon={<XIcon />}
        onClick={() => queue.cancel(id)}
      />
    </div>
  );
}
