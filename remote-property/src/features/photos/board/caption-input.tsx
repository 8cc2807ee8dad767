import { useState } from 'react';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Input } from '@pignon/shared/ui/core';
import styles from './board.module.css';

const MAX_LENGTH = 200;

interface CaptionInputProps {
  media: Media;
  name: string;
  onCaption: (caption: string) => void;
}

/** Caption of a photo; saved on blur or Enter, cancelled by Escape. */
export function CaptionInput({ media: { caption }, name, onCaption }: CaptionInputProps) {
  const { t } = useTranslation('property');
  const [typed, setTyped] = useState<string>();
  const save = () => {
    if (typed !== undefined && typed.trim() !== caption) onCaption(typed.trim());
    setTyped(undefined);
  };
  return (
    <Input
      className={styles.caption}
      aria-label={t('photos.captionOf', { name })}
      placeholder={t('photos.caption')}
      maxLength={MAX_LENGTH}
      value={typed ?? caption}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          save();
        }
        if (event.key !== 'Escape' || typed === undefined) return;
        event.stopPropagation();
        setTyped(undefined);
      }}
    />
  );
}
