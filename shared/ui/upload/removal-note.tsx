import type { ReactNode } from 'react';
import { formatTime } from '@pignon/shared/i18n';
import { useUploadWords } from './messages';
import './uploads.css';

/** Until when uploaders may delete their file; nothing without a limit. */
export function RemovalNote({ until }: { until: Date | null }): ReactNode {
  const t = useUploadWords();
  return until && <small className="pg-uploads-removal">{t('removableUntil', { time: formatTime(until) })}</small>;
}
