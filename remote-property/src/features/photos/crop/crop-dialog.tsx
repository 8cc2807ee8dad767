import { useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cropProblem, isFullFrame, pixelFrame, rotatedSize } from '@pignon/shared/domain/media/crop.rules';
import type { Crop } from '@pignon/shared/domain/media/crop.schema';
import { ROTATIONS, type Rotation } from '@pignon/shared/domain/media/media.enums';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import {
  Alert,
  Button,
  Dialog,
  IconButton,
  RotateCcwIcon,
  RotateCwIcon,
  Segmented,
  Skeleton,
  Undo2Icon,
} from '@pignon/shared/ui/core';
import { useSignedMedia } from '../../../data/property.queries';
import { frameOf, fromPercent, ASPECT_RATIOS, toPercent, FULL_FRAME, type AspectRatio } from './crop-frames';
import { useRotatedPicture } from './use-rotated-picture';
import styles from './crop.module.css';

interface CropDialogProps {
  reference: string;
  media: Media;
  /** Crops; null restores the original. @returns true when the server accepted */
  onCrop: (crop: Crop | null) => Promise<boolean>;
  onClose: () => void;
}

/** A quarter clockwise, or back. */
function quarter(rotation: Rotation, by: 1 | -1): Rotation {
  return ROTATIONS[(ROTATIONS.indexOf(rotation) + by + ROTATIONS.length) % ROTATIONS.length] ?? 0;
}

function startOf({ crop }: Media): Crop {
  if (!crop) return FULL_FRAME;
  const { x, y, width, height, rotation } = crop;
  return { x, y, width, height, rotation };
}

const originalOf = ({ crop, path, width, height }: Media) =>
  crop?.original ?? { path, width: width ?? 1, height: height ?? 1 };

/** Accessible labels of the frame and its handles. */
function useFrameWords() {
  const { t } = useTranslation('property');
  const corner = (place: string) => t('photos.frame.handle', { place });
  return {
    cropArea: t('photos.frame.area'),
    nwDragHandle: corner(t('photos.frame.nw')),
    nDragHandle: corner(t('photos.frame.n')),
    neDragHandle: corner(t('photos.frame.ne')),
    eDragHandle: corner(t('photos.frame.e')),
    seDragHandle: corner(t('photos.frame.se')),
    sDragHandle: corner(t('photos.frame.s')),
    swDragHandle: corner(t('photos.frame.sw')),
    wDragHandle: corner(t('photos.frame.w')),
  };
}

interface FrameProps {
  address: string | undefined;
  crop: Crop;
  shape: AspectRatio;
  size: { width: number; height: number };
  onCrop: (crop: Crop) => void;
  onUnreadable: () => void;
}

function Frame({ address, crop, shape, size, onCrop, onUnreadable }: FrameProps) {
  const words = useFrameWords();
  return (
    <div className={styles.stage}>
      {address === undefined ? (
        <Skeleton height="min(48vh, 420px)" />
      ) : (
        <ReactCrop
          key={address}
          crop={toPercent(crop)}
          aspect={ASPECT_RATIOS[shape]}
          keepSelection
          ruleOfThirds
          ariaLabels={words}
          className={styles.frame}
          onChange={(_, percent) => onCrop({ ...fromPercent(percent), rotation: crop.rotation })}
        >
          <img src={address} alt="" width={size.width} height={size.height} draggable={false} onError={onUnreadable} />
        </ReactCrop>
      )}
    </div>
  );
}

/** Rotates and crops a photograph; the original can be restored. */
export function CropDialog({ reference, media, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('property');
  const [crop, setCrop] = useState(() => startOf(media));
  const [shape, setShape] = useState<AspectRatio>('free');
  const [saving, setSaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const original = originalOf(media);
  const signed = useSignedMedia(reference, original, 'LG');
  const { address, isUnreadable, markUnreadable, retry } = useRotatedPicture(signed.data?.path, crop.rotation);
  const isFailed = isUnreadable || (signed.isError && !signed.data);
  const size = rotatedSize(original, crop);
  const { width, height } = pixelFrame(crop, original);
  const tooSmall = cropProblem(crop, original) !== null;

  const reshape = (next: AspectRatio, rotation = crop.rotation) => {
    setShape(next);
    setCrop({ ...frameOf(next, rotatedSize(original, { rotation })), rotation });
  };
  const save = async () => {
    setSaving(true);
    setRefused(false);
    const isCropped = await onCrop(isFullFrame(crop) ? null : crop);
    setSaving(false);
    if (isCropped) onClose();
    else setRefused(true);
  };
  const reread = () => {
    void signed.refetch();
    retry();
  };
  return (
    <Dialog
      open
      title={t('photos.cropTitle')}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('photos.keepAsIs')}</Button>
          <Button
            type="primary"
            loading={saving}
            disabled={tooSmall || address === undefined}
            onClick={() => void save()}
          >
            {t('photos.saveCrop')}
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <Segmented
          label={t('photos.shape')}
          value={shape}
          onChange={reshape}
          options={(Object.keys(ASPECT_RATIOS) as AspectRatio[]).map((value) => ({
            value,
            label: value === 'free' ? t('photos.shapeFree') : value,
          }))}
        />
        <IconButton
          type="default"
          label={t('photos.turnLeft')}
          icon={<RotateCcwIcon />}
          onClick={() => reshape(shape, quarter(crop.rotation, -1))}
        />
        <IconButton
          type="default"
          label={t('photos.turnRight')}
          icon={<RotateCwIcon />}
          onClick={() => reshape(shape, quarter(crop.rotation, 1))}
        />
        <Button icon={<Undo2Icon />} disabled={isFullFrame(crop)} onClick={() => reshape('free', 0)}>
          {t('photos.original')}
        </Button>
        <output className="pg-tabular">
          {t('photos.cropSize', { width: formatNumber(width), height: formatNumber(height) })}
        </output>
      </div>
      {isFailed ? (
        <Alert type="error" title={t('gallery.failed')} action={<Button onClick={reread}>{t('state.retry')}</Button>} />
      ) : (
        <Frame address={address} crop={crop} shape={shape} size={size} onCrop={setCrop} onUnreadable={markUnreadable} />
      )}
      <p className={styles.hint} role={tooSmall ? 'alert' : undefined}>
        {t(tooSmall ? 'photos.cropTooSmall' : 'photos.cropHint')}
      </p>
      {isRefused && <Alert type="error" title={t('photos.cropRefused')} />}
    </Dialog>
  );
}
