import { CircleAlertIcon, IconButton, XIcon } from '@pignon/shared/ui/core';
import type { RefusedFile } from './queue/use-added-files';
import { useUploadWords } from './messages';
import './uploads.css';

/** Lists refused files with reasons. */
export function RefusedFiles({ refused, onForget }: { refused: readonly RefusedFile[]; onForget: () => void }) {
  const t = useUploadWords();
  if (refused.length === 0) return null;
  return (
    <div className="pg-uploads-refused" role="alert">
      <CircleAlertIcon />
      <ul>
        {refused.map(({ id, name, refusal }) => (
          <li key={id}>
            <strong>{name}</strong> <span>{t(`refused.${refusal}`)}</span>
          </li>
        ))}
      </ul>
      <IconButton size="small" label={t('forgetRefused')} icon={<XIcon />} onClick={onForget} />
    </div>
  );
}
