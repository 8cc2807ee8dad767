import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames, ImagePlusIcon, useFileDrop } from '@pignon/shared/ui/core';
import styles from './upload.module.css';

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Files pasted anywhere on the page, but where something is typed. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** Takes files that are dropped anywhere on it, or pasted. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const { t } = useTranslation('property');
  const { over, target } = useFileDrop(onFiles);
  usePastedFiles(onFiles);
  return (
    <div className={classNames(styles.area, over && styles.areaOver)} {...target}>
      {children}
      {over && (
        <div className={styles.areaVeil} aria-hidden>
          <ImagePlusIcon />
          {t('photos.dropHere')}
        </div>
      )}
    </div>
  );
}
