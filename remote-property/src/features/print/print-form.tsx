import type { CalledFile } from '@pignon/shared/domain/calls/call-table';
import { useState } from 'react';
import { useMay } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  DownloadIcon,
  ExternalLinkIcon,
  PanelNote,
  useDocumentWindow,
  saveFile,
  tellFailure,
} from '@pignon/shared/ui/core';
import { askPaper, usePreview, usePrintCheck, type Preview } from '../../data/print.queries';
import { FIRST_CHOICE, normalizePrintChoice, WORKING_DOCUMENT, type PrintChoice } from './print-choice';
import { PrintOptions } from './print-options';
import { PrintPreview } from './print-preview';
import { PrintRefusals } from './print-refusals';
import styles from './print.module.css';

/** Saves a file under its name; failures are shown by the default handler. */
async function savePaper(ask: () => Promise<CalledFile>, unknownError: string): Promise<void> {
  try {
    saveFile(await ask());
  } catch (error) {
    tellFailure(error, unknownError);
  }
}

export interface PrintDialogProps {
  /** References, at most fifty per file. */
  references: readonly string[];
  onClose: () => void;
}

/** Reuses the previewed document when it is complete; otherwise requests it. */
function paperOf(preview: Preview, references: readonly string[], choice: PrintChoice, reason: string | undefined) {
  if (reason === undefined && preview.state === 'shown' && references.length === 1)
    return Promise.resolve(preview.paper);
  return askPaper(references, choice, { reason });
}

/** Manager's reason for printing blocked properties. */
function useReason(isBlocked: boolean) {
  const [reason, setReason] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const reasonText = reason.trim();
  return {
    reason,
    setReason,
    isMissing: isBlocked && isAttempted && reasonText === '',
    sent: isBlocked ? reasonText : undefined,
    /** Runs it, unless the reason is missing. */
    once: (run: () => void) => {
      setAttempted(true);
      if (!isBlocked || reasonText !== '') run();
    },
  };
}

function useSaving() {
  const { t } = useTranslation('property');
  const [saving, setSaving] = useState(false);
  const save = async (ask: Parameters<typeof savePaper>[0]) => {
    setSaving(true);
    await savePaper(ask, t('state.error'));
    setSaving(false);
  };
  return { saving, save };
}

export function PrintForm({ references, onClose }: PrintDialogProps) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  // blocks are hidden on the client's screen: nobody overrides them unread
  const mayInsist = useMay('manage') && !masked;
  const [choices, setChoices] = useState(FIRST_CHOICE);
  const choice = normalizePrintChoice(choices, masked);
  const [first = ''] = references;
  const { isReady, blockedProperties } = usePrintCheck(references, choice.mode === 'PUBLIC');
  const isBlocked = blockedProperties.length > 0;
  const { preview, retry } = usePreview(first, choice, isReady && !isBlocked);
  const { open, busy } = useDocumentWindow();
  const { saving, save } = useSaving();
  const reasonState = useReason(isBlocked);
  const count = references.length;
  const title = t(choice.kind === 'poster' ? 'print.posters' : 'print.sheets', { count });
  const paper = () => paperOf(preview, references, choice, reasonState.sent);
  return (
    <>
      <PrintOptions choice={choice} onChange={setChoices} />
      {isBlocked ? (
        <PrintRefusals
          blockedProperties={blockedProperties}
          count={count}
          mayInsist={mayInsist}
          reason={reasonState.reason}
          isReasonMissing={reasonState.isMissing}
          onReason={reasonState.setReason}
          onWorkingDocument={() => setChoices(WORKING_DOCUMENT)}
          onLeave={onClose}
        />
      ) : (
        <>
          {count > 1 && <PanelNote>{t('print.firstOf', { count })}</PanelNote>}
          <PrintPreview preview={preview} choice={choice} onRetry={retry} />
        </>
      )}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('status.cancel')}</Button>
        {(!isBlocked || mayInsist) && (
          <>
            <Button icon={<DownloadIcon />} loading={saving} onClick={() => reasonState.once(() => void save(paper))}>
              {t('print.download')}
            </Button>
            <Button
              type="primary"
              icon={<ExternalLinkIcon />}
              loading={busy}
              onClick={() => reasonState.once(() => void open(title, paper))}
            >
              {t('print.open')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
