import { useTranslation } from '@pignon/shared/i18n';
import { CircleAlertIcon, IconButton, XIcon } from '@pignon/shared/ui/core';
import type { RefusedFile } from './use-added-files';
import styles from './upload.module.css';

/** Files that were not taken, each with the reason. */
export function RefusedFiles({ refused, onForget }: { refused: readonly RefusedFile[]; onForget: () => void }) {
  const { t } = useTranslation('property');
  if (refused.length === 0) return null;
  return (
    <div className={styles.refused} role="alert">
      <CircleAlertIcon />
      <ul>
        {refused.map(({ id, name, refusal }) => (
          <li key={id}>
            <strong>{name}</strong> <span>{t(`photos.refused.${refusal}`)}</span>
          </li>
        ))}
      </ul>
      <IconButton size="small" label={t('photos.forgetRefused')} icon={<XIcon />} onClick={onForget} />
    </div>
  );
}
