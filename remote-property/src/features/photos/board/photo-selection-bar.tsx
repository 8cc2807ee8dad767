import type { Media } from '@pignon/shared/domain/media/media.schema';
import { isPrivateMedia } from '@pignon/shared/domain/privacy/private-media';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, EarthIcon, LockKeyholeIcon, Trash2Icon } from '@pignon/shared/ui/core';
import styles from './board.module.css';

interface ChosenBarProps {
  photos: readonly Media[];
  selectedPhotos: readonly Media[];
  onAll: (on: boolean) => void;
  onPublic: (media: readonly Media[], isPublic: boolean) => void;
  onDelete: ((media: readonly Media[]) => void) | undefined;
}

/** Number of selected photos, and actions on them or on all. */
export function PhotoSelectionBar({ photos, selectedPhotos, onAll, onPublic, onDelete }: ChosenBarProps) {
  const { t } = useTranslation('property');
  if (photos.length === 0) return null;
  const targets = selectedPhotos.length > 0 ? selectedPhotos : photos;
  const internal = targets.filter(isPrivateMedia).length;
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = selectedPhotos.length > 0 && selectedPhotos.length < photos.length;
          }}
          checked={selectedPhotos.length === photos.length}
          onChange={({ currentTarget }) => onAll(currentTarget.checked)}
        />
        {selectedPhotos.length > 0
          ? t('photos.chosen', { count: selectedPhotos.length })
          : t('photos.count', { count: photos.length })}
      </label>
      {internal > 0 && (
        <Button icon={<EarthIcon />} onClick={() => onPublic(targets, true)}>
          {t(selectedPhotos.length > 0 ? 'photos.publish' : 'photos.publishAll')}
        </Button>
      )}
      {selectedPhotos.length > 0 && internal < selectedPhotos.length && (
        <Button icon={<LockKeyholeIcon />} onClick={() => onPublic(selectedPhotos, false)}>
          {t('photos.keepInternal')}
        </Button>
      )}
      {selectedPhotos.length > 0 && onDelete && (
        <Button danger icon={<Trash2Icon />} onClick={() => onDelete(selectedPhotos)}>
          {t('photos.delete')}
        </Button>
      )}
      <p>{t('photos.orderHint')}</p>
    </div>
  );
}
