import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  classNames,
  CropIcon,
  EllipsisIcon,
  IconButton,
  Menu,
  StarIcon,
  Trash2Icon,
  type MenuItem,
} from '@pignon/shared/ui/core';
import { Photo } from '../../detail/gallery/photo';
import { CaptionInput } from './caption-input';
import { PublicToggle } from './public-toggle';
import { useSortableItem } from '@pignon/shared/ui/sort';
import { RemovalNote } from '@pignon/shared/ui/upload';
import styles from './board.module.css';

export interface TileActions {
  onChoose: (on: boolean) => void;
  onPublic: (isPublic: boolean) => void;
  onCaption: (caption: string) => Promise<boolean>;
  onCover: () => void;
  onCrop: () => void;
  /** Undefined where the user may not delete: only managers, or the uploader within the hour. */
  onDelete: (() => void) | undefined;
}

interface PhotoTileProps {
  reference: string;
  media: Media;
  place: number;
  count: number;
  isSelected: boolean;
  /** End of the user's right to delete; null for no end. */
  removableUntil: Date | null;
  actions: TileActions;
}

function TileMenu({ place, actions }: Pick<PhotoTileProps, 'place' | 'actions'>) {
  const { t } = useTranslation('property');
  const items: MenuItem[] = [
    {
      kind: 'action',
      key: 'cover',
      label: t('photos.toCover'),
      icon: <StarIcon />,
      disabled: place === 1,
      onSelect: actions.onCover,
    },
    {
      kind: 'action',
      key: 'delete',
      label: t(actions.onDelete ? 'photos.delete' : 'photos.deleteManager'),
      icon: <Trash2Icon />,
      danger: true,
      disabled: !actions.onDelete,
      onSelect: () => actions.onDelete?.(),
    },
  ];
  const label = t('photos.more', { place });
  return (
    <Menu
      label={label}
      side="end"
      items={items}
      trigger={(props) => <IconButton {...props} label={label} icon={<EllipsisIcon />} />}
    />
  );
}

/** One photo: draggable by its image, with actions below. */
export function PhotoTile({ reference, media, place, count, isSelected, removableUntil, actions }: PhotoTileProps) {
  const { t } = useTranslation('property');
  const { item, handle, isDragging } = useSortableItem(media.key, t('photos.drag.role'));
  const name = media.caption || t('photos.place', { place, count });
  return (
    <li
      {...item}
      className={classNames(styles.tile, isDragging && styles.tileCarried, isSelected && styles.tileChosen)}
    >
      <button
        {...handle}
        type="button"
        className={styles.picture}
        aria-label={t('photos.carry', { name, place, count })}
      >
        <Photo reference={reference} media={media} size="MD" alt="" />
      </button>
      <span className={classNames(styles.place, place === 1 && styles.cover)}>
        {place === 1 ? t('photos.cover') : place}
      </span>
      <label className={styles.choose}>
        <input
          type="checkbox"
          aria-label={t('photos.choose', { name })}
          checked={isSelected}
          onChange={({ currentTarget }) => actions.onChoose(currentTarget.checked)}
        />
      </label>
      <div className={styles.foot}>
        <PublicToggle media={media} name={name} onPublic={actions.onPublic} />
        <IconButton label={t('photos.crop', { name })} icon={<CropIcon />} onClick={actions.onCrop} />
        <TileMenu place={place} actions={actions} />
      </div>
      <CaptionInput media={media} name={name} onCaption={actions.onCaption} />
      <RemovalNote until={removableUntil} />
    </li>
  );
}
