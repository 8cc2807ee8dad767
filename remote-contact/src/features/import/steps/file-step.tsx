import { useState, type ReactNode } from 'react';
import { MAX_IMPORT_BYTES, MOST_IMPORTED } from '@pignon/shared/domain/contact/import/import.limits';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, DownloadIcon, FileUpIcon, saveFile } from '@pignon/shared/ui/core';
import { UploadArea } from '@pignon/shared/ui/upload';
import { ImportFileError, type ImportFile } from '../file-shape';
import type { Unfinished } from '../unfinished';
import styles from '../import.module.css';

const MEGABYTE = 1024 * 1024;

interface FileStepProps {
  unfinished: Unfinished | null;
  onFile: (file: ImportFile) => void;
  onLeave: () => void;
}

/** What was begun and not ended, and how to go on. */
function Begun({
  unfinished: { fileName, done, total, counts },
  onLeave,
}: Omit<FileStepProps, 'onFile'> & { unfinished: Unfinished }) {
  const { t } = useTranslation('contact');
  const numbers = { file: fileName, done: formatNumber(done), total: formatNumber(total) };
  return (
    <Alert
      type="warning"
      title={t('import.unfinished', numbers)}
      action={<Button onClick={onLeave}>{t('import.leave')}</Button>}
    >
      {t('import.unfinishedText', {
        file: fileName,
        created: formatNumber(counts.CREATED),
        duplicates: formatNumber(counts.DOUBLE),
        refused: formatNumber(counts.REFUSED),
      })}
    </Alert>
  );
}

/** The choice of a file, dropped or looked for. */
export function FileStep({ unfinished, onFile, onLeave }: FileStepProps): ReactNode {
  const { t } = useTranslation('contact');
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setFault(null);
    try {
      const { readImportFile } = await import('../import-file');
      onFile(await readImportFile(file));
    } catch (error) {
      const known = error instanceof ImportFileError ? error : null;
      setFault(t(`import.fault.${known?.fault ?? 'unread'}`, { line: known?.line, name: file.name }));
      setReading(false);
    }
  };
  const template = async () => {
    const { templateFile } = await import('../result-files');
    const [headings, example] = [t('import.templateHeadings'), t('import.templateExample')];
    saveFile(templateFile(t('import.templateName'), headings.split(';'), example.split(';')));
  };
  return (
    <div className={styles.step}>
      {unfinished && <Begun unfinished={unfinished} onLeave={onLeave} />}
      {fault && <Alert type="error" title={fault} />}
      <UploadArea
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        icon={<FileUpIcon />}
        title={t('import.drop')}
        verb={t('import.choose')}
        hint={t('import.limits', {
          lines: formatNumber(MOST_IMPORTED),
          size: formatNumber(MAX_IMPORT_BYTES / MEGABYTE),
        })}
        loading={reading}
        onFiles={([file]) => void take(file)}
      />
      <div className={styles.help}>
        <p>{t('import.lead')}</p>
        <Button type="link" icon={<DownloadIcon />} onClick={() => void template()}>
          {t('import.template')}
        </Button>
      </div>
    </div>
  );
}
