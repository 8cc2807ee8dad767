import { isPrivateMedia } from '@pignon/shared/domain/privacy/private-media';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames, EarthIcon, LockKeyholeIcon, Tooltip } from '@pignon/shared/ui/core';
import styles from './board.module.css';

interface PublicToggleProps {
  media: Media;
  name: string;
  onPublic: (isPublic: boolean) => void;
}

/** Toggles whether a file is public. */
export function PublicToggle({ media, name, onPublic }: PublicToggleProps) {
  const { t } = useTranslation('property');
  const isPublic = !isPrivateMedia(media);
  return (
    <Tooltip title={t(isPublic ? 'photos.publicMeaning' : 'photos.internalMeaning')}>
      <button
        type="button"
        role="switch"
        aria-checked={isPublic}
        aria-label={t('photos.publicOf', { name })}
        className={classNames(styles.mark, isPublic && styles.markPublic)}
        onClick={() => onPublic(!isPublic)}
      >
        {isPublic ? <EarthIcon /> : <LockKeyholeIcon />}
        {t(isPublic ? 'photos.public' : 'photos.internal')}
      </button>
    </Tooltip>
  );
}
