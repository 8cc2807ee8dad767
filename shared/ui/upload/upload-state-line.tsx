import { Button, CircleAlertIcon, IconButton, RefreshCwIcon, XIcon } from '@pignon/shared/ui/core';
import { ProgressBar } from './progress-bar';
import type { Upload } from './queue/upload-state';
import type { UploadQueue } from './queue/upload-queue';
import { useUploadWords } from './messages';
import './uploads.css';

interface UploadStateLineProps {
  upload: Upload;
  queue: UploadQueue;
  /** False while the property does not exist: nothing is sent yet. */
  isSending: boolean;
}

function UploadProgress({ upload, isSending }: Omit<UploadStateLineProps, 'queue'>) {
  const t = useUploadWords();
  const percent = Math.round(upload.progress * 100);
  if (!isSending) return <small>{t('afterCreation')}</small>;
  if (upload.state === 'waiting') return <small>{t('waiting')}</small>;
  return (
    <span className="pg-uploads-progress">
      <ProgressBar done={percent} total={100} label={t('progress', { name: upload.name })} />
      <small className="pg-tabular">{percent < 100 ? `${percent}\u00a0%` : t('finishing')}</small>
    </span>
  );
}

/** Progress of one upload, with cancel and retry. */
export function UploadStateLine({ upload, queue, isSending }: UploadStateLineProps) {
  const t = useUploadWords();
  const { id, name, state, problem } = upload;
  return (
    <div className="pg-uploads-state">
      <div className="pg-uploads-state-text">
        <span title={name}>{name}</span>
        {state === 'failed' ? (
          <small className="pg-uploads-problem" role="alert">
            <CircleAlertIcon />
            {problem}
          </small>
        ) : (
          <UploadProgress upload={upload} isSending={isSending} />
        )}
      </div>
      {state === 'failed' && (
        <Button size="small" icon={<RefreshCwIcon />} onClick={() => queue.retry([id])}>
          {t('retry')}
        </Button>
      )}
      <IconButton
        size="small"
        label={t(state === 'sending' ? 'cancel' : 'withdraw', { name })}
        icon={<XIcon />}
        onClick={() => queue.cancel(id)}
      />
    </div>
  );
}
