import { useId, useRef, useState } from 'react';
import { useDirty } from '@pignon/shared/contract';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Input } from '@pignon/shared/ui/core';
import styles from './board.module.css';

const MAX_LENGTH = 200;

interface CaptionInputProps {
  media: Media;
  name: string;
  /** @returns true when the server accepted it */
  onCaption: (caption: string) => Promise<boolean>;
}

/** Caption of a photo; saved on blur or Enter, cancelled by Escape. A refused one stays in the field. */
export function CaptionInput({ media: { caption }, name, onCaption }: CaptionInputProps) {
  const { t } = useTranslation('property');
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isRefused = refused !== undefined;
  useDirty(isRefused);
  const save = async () => {
    setTyped(undefined);
    setRefused(undefined);
    const text = typed?.trim();
    if (text === undefined || text === caption || (await onCaption(text))) return;
    setTyped((typedSince) => typedSince ?? text);
    setRefused(text);
  };
  const retry = () => {
    // the button disappears
    field.current?.focus();
    void save();
  };
  return (
    <div className={styles.caption}>
      <Input
        ref={field}
        aria-label={t('photos.captionOf', { name })}
        aria-describedby={isRefused ? noteId : undefined}
        placeholder={t('photos.caption')}
        maxLength={MAX_LENGTH}
        invalid={isRefused || undefined}
        value={typed ?? caption}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void (typed?.trim() !== refused && save())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            void save();
          }
          if (event.key !== 'Escape' || typed === undefined) return;
          event.stopPropagation();
          setTyped(undefined);
          setRefused(undefined);
        }}
      />
      {isRefused && (
        <p id={noteId} className="pg-field-error" role="alert">
          {t('photos.captionRefused')}{' '}
          <Button type="link" size="small" onClick={retry}>
            {t('state.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
