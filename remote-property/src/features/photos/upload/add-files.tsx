import { useRef } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, ImagePlusIcon } from '@pignon/shared/ui/core';
import styles from './upload.module.css';

interface AddFilesProps {
  onFiles: (files: readonly File[]) => void;
  isPublic: boolean;
  onPublic: (isPublic: boolean) => void;
}

/** Formats by name rather than `image/*`: an iPhone then hands over JPEG instead of HEIC, and still offers its camera. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf';

/** Chooses files of the machine, or takes a photograph on a telephone. */
export function AddFiles({ onFiles, isPublic, onPublic }: AddFilesProps) {
  const { t } = useTranslation('property');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.add}>
      <Button type="primary" icon={<ImagePlusIcon />} onClick={() => input.current?.click()}>
        {t('photos.add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('photos.add')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // the same file may be chosen again
          currentTarget.value = '';
        }}
      />
      <p>{t('photos.addHint')}</p>
      <label className={styles.addPublic}>
        <input type="checkbox" checked={isPublic} onChange={({ currentTarget }) => onPublic(currentTarget.checked)} />
        <span>
          {t('photos.publicAtOnce')}
          <small>{t('photos.publicMeaning')}</small>
        </span>
      </label>
    </div>
  );
}
