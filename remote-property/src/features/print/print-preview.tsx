import { useTranslation } from '@pignon/shared/i18n';
import { PanelNote, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import type { Preview } from '../../data/print.queries';
import type { PrintChoice } from './print-choice';
import styles from './print.module.css';

/** A phone's browser has no viewer inside a page. */
const showsDocuments = (): boolean => (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false;

interface PrintPreviewProps {
  preview: Preview;
  choice: PrintChoice;
  onRetry: () => void;
}

/** Preview of the document in the browser's own viewer. */
export function PrintPreview({ preview, choice, onRetry }: PrintPreviewProps) {
  const { t } = useTranslation('property');
  const isWide = choice.kind === 'poster' && choice.orientation === 'landscape';
  return (
    <div className={styles.preview} data-wide={isWide || undefined}>
      {preview.state === 'coming' && (
        <ScreenLoading>
          <div className={styles.sheet} />
        </ScreenLoading>
      )}
      {preview.state === 'failed' && <ScreenError error={preview.error} onRetry={onRetry} />}
      {preview.state === 'shown' &&
        (showsDocuments() ? (
          <iframe title={t('print.preview')} src={`${preview.url}#toolbar=0&navpanes=0&view=Fit`} />
        ) : (
          <PanelNote>{t('print.noPreview')}</PanelNote>
        ))}
    </div>
  );
}
