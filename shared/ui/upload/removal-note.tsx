import type { ReactNode } from 'react';
import { formatTime } from '@pignon/shared/i18n';
import { useUploadWords } from './messages';
import './uploads.css';

/** Until when the person may take away what they put up; nothing where no time is set. */
export function RemovalNote({ until }: { until: Date | null }): ReactNode {
  const t = useUploadWords();
  return until && <small className="pg-uploads-removal">{t('removableUntil', { time: formatTime(until) })}</small>;
}
