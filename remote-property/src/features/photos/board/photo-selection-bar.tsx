import type { Media } from '@pignon/shared/domain/media/media.schema';
import { isPrivateMedia } from '@pignon/shared/domain/privacy/private-media';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, EarthIcon, LockKeyholeIcon, Trash2Icon } from '@pignon/shared/ui/core';
import styles from './board.module.css';

interface ChosenBarProps {
  photos: readonly Media[];
  chosen: readonly Media[];
  onAll: (on: boolean) => void;
  onPublic: (media: readonly Media[], isPublic: boolean) => void;
  onDelete: ((media: readonly Media[]) => void) | undefined;
}

/** Number of selected photos, and actions on them or on all. */
export function PhotoSelectionBar({ photos, chosen, onAll, onPublic, onDelete }: ChosenBarProps) {
  const { t } = useTranslation('property');
  if (photos.length === 0) return null;
  const some = chosen.length > 0 ? chosen : photos;
  const internal = some.filter(isPrivateMedia).length;
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && chosen.length < photos.length;
          }}
          checked={chosen.length === photos.length}
          onChange={({ currentTarget }) => onAll(currentTarget.checked)}
        />
        {chosen.length > 0 ? t('photos.chosen', { count: chosen.length }) : t('photos.count', { count: photos.length })}
      </label>
      {internal > 0 && (
        <Button icon={<EarthIcon />} onClick={() => onPublic(some, true)}>
          {t(chosen.length > 0 ? 'photos.publish' : 'photos.publishAll')}
        </Button>
      )}
      {chosen.length > 0 && internal < chosen.length && (
        <Button icon={<LockKeyholeIcon />} onClick={() => onPublic(chosen, false)}>
          {t('photos.keepInternal')}
        </Button>
      )}
      {chosen.length > 0 && onDelete && (
        <Button danger icon={<Trash2Icon />} onClick={() => onDelete(chosen)}>
          {t('photos.delete')}
        </Button>
      )}
      <p>{t('photos.orderHint')}</p>
    </div>
  );
}
