import type { ReactNode } from 'react';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button } from '@pignon/shared/ui/core';
import { FileStep } from '@pignon/shared/ui/upload';
import type { UnfinishedImport } from '../unfinished-import';

interface ContactFileStepProps {
  unfinishedImport: UnfinishedImport | null;
  onFile: (file: ImportFile) => void;
  onLeave: () => void;
}

/** An unfinished import, and how to continue. */
function UnfinishedNotice({
  unfinishedImport: { fileName, done, total, counts },
  onLeave,
}: Omit<ContactFileStepProps, 'onFile'> & { unfinishedImport: UnfinishedImport }) {
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

/** Step that selects a file of contacts or resumes an import. */
export function ContactFileStep({ unfinishedImport, onFile, onLeave }: ContactFileStepProps): ReactNode {
  const { t } = useTranslation('contact');
  const read = async (file: File) => (await import('@pignon/shared/domain/import/import-file')).readImportFile(file);
  const template = async () => {
    const { templateFile } = await import('@pignon/shared/domain/import/table-file');
    const [headings, example] = [t('import.templateHeadings'), t('import.templateExample')];
    return templateFile(t('import.templateName'), headings.split(';'), example.split(';'));
  };
  return (
    <FileStep
      onFile={onFile}
      read={read}
      template={template}
      words={{
        drop: t('import.drop'),
        choose: t('import.choose'),
        limits: (max) => t('import.limits', max),
        fault: (fault, where) => t(`import.fault.${fault}`, where),
        lead: t('import.lead'),
        template: t('import.template'),
      }}
    >
      {unfinishedImport && <UnfinishedNotice unfinishedImport={unfinishedImport} onLeave={onLeave} />}
    </FileStep>
  );
}
