import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Alert,
  Button,
  Dialog,
  DownloadIcon,
  ExternalLinkIcon,
  PanelNote,
  useDocumentWindow,
} from '@pignon/shared/ui/core';
import { askPaper, usePreview, type Preview } from '../../data/print.queries';
import { FIRST_CHOICE, refusalOf, settled, type PrintChoice } from './print-choice';
import { PrintOptions } from './print-options';
import { PrintPreview } from './print-preview';
import { PrintWarning } from './print-warning';
import { savePaper } from './save-paper';
import styles from './print.module.css';

interface PrintDialogProps {
  /** At most fifty are one file. */
  references: readonly string[];
  onClose: () => void;
}

/** The paper on screen when it is all of what is asked; otherwise it is asked now. */
function paperOf(preview: Preview, references: readonly string[], choice: PrintChoice) {
  if (preview.state === 'shown' && references.length === 1) return Promise.resolve(preview.paper);
  return askPaper(references, choice);
}

function PrintForm({ references, onClose }: PrintDialogProps) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  const [asked, setAsked] = useState(FIRST_CHOICE);
  const choice = settled(asked, masked);
  const [first = ''] = references;
  const { preview, retry } = usePreview(first, choice);
  const { open, busy } = useDocumentWindow();
  const [saving, setSaving] = useState(false);
  const count = references.length;
  const title = t(choice.kind === 'poster' ? 'print.posters' : 'print.sheets', { count });
  const save = async () => {
    setSaving(true);
    await savePaper(() => paperOf(preview, references, choice), t('state.error'));
    setSaving(false);
  };
  return (
    <>
      <PrintOptions choice={choice} onChange={setAsked} />
      <PrintWarning references={references} isPublic={choice.mode === 'PUBLIC'} onLeave={onClose} />
      {count > 1 && <PanelNote>{t('print.firstOf', { count })}</PanelNote>}
      <PrintPreview preview={preview} choice={choice} onRetry={retry} />
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('status.cancel')}</Button>
        <Button icon={<DownloadIcon />} loading={saving} onClick={() => void save()}>
          {t('print.download')}
        </Button>
        <Button
          type="primary"
          icon={<ExternalLinkIcon />}
          loading={busy}
          onClick={() => void open(title, () => paperOf(preview, references, choice))}
        >
          {t('print.open')}
        </Button>
      </div>
    </>
  );
}

/** Papers of one property or of several as one file: chosen, seen as they will come out, then opened or saved. */
export function PrintDialog({ references, onClose }: PrintDialogProps) {
  const { t } = useTranslation('property');
  const refusal = refusalOf(references.length);
  return (
    <Dialog open width={720} title={t('print.title', { count: references.length })} onClose={onClose}>
      {refusal ? (
        <Alert type="info" title={t(`print.${refusal}`, { count: 50 })} />
      ) : (
        <PrintForm references={references} onClose={onClose} />
      )}
    </Dialog>
  );
}
