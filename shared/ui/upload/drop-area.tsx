import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { classNames, ImagePlusIcon, useFileDrop } from '@pignon/shared/ui/core';
import { useUploadWords } from './messages';
import './uploads.css';

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Receives files pasted on the page outside of text fields. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** Accepts files dropped anywhere on it, or pasted. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const t = useUploadWords();
  const { over, target } = useFileDrop(onFiles);
  usePastedFiles(onFiles);
  return (
    <div className={classNames('pg-uploads-area', over && 'pg-uploads-area-over')} {...target}>
      {children}
      {over && (
        <div className="pg-uploads-area-veil" aria-hidden>
          <ImagePlusIcon />
          {t('dropHere')}
        </div>
      )}
    </div>
  );
}
