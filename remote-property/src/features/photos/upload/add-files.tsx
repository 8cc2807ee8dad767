import { useTranslation } from '@pignon/shared/i18n';
import { ImagePlusIcon } from '@pignon/shared/ui/core';
import { UploadArea } from '@pignon/shared/ui/upload';
import styles from './upload.module.css';

interface AddFilesProps {
  onFiles: (files: readonly File[]) => void;
  isPublic: boolean;
  onPublic: (isPublic: boolean) => void;
}

/** Formats by name rather than `image/*`: an iPhone then hands over JPEG instead of HEIC, and still offers its camera. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

/** Button that selects local files, or takes a photo on a phone. */
export function AddFiles({ onFiles, isPublic, onPublic }: AddFilesProps) {
  const { t } = useTranslation('property');
  return (
    <div className={styles.add}>
      <UploadArea
        accept={ACCEPTED_TYPES}
        multiple
        compact
        icon={<ImagePlusIcon />}
        verb={t('photos.add')}
        hint={t('photos.addHint')}
        onFiles={onFiles}
      />
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
