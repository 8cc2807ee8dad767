import type { ReactNode } from 'react';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { useTranslation } from '@pignon/shared/i18n';
import { FileStep } from '@pignon/shared/ui/upload';

/** The choice of the file of a register. */
export function RegisterFileStep({ onFile }: { onFile: (file: ImportFile) => void }): ReactNode {
  const { t } = useTranslation('mandate');
  const read = async (file: File) => (await import('@pignon/shared/domain/import/import-file')).readImportFile(file);
  const template = async () => {
    const { templateFile } = await import('@pignon/shared/domain/import/table-file');
    const [headings, example] = [t('takeover.templateHeadings'), t('takeover.templateExample')];
    return templateFile(t('takeover.templateName'), headings.split(';'), example.split(';'));
  };
  return (
    <FileStep
      onFile={onFile}
      read={read}
      template={template}
      words={{
        drop: t('takeover.drop'),
        choose: t('takeover.chooseFile'),
        limits: (max) => t('takeover.limits', max),
        fault: (fault, where) => t(`takeover.fault.${fault}`, where),
        lead: t('takeover.lead'),
        template: t('takeover.template'),
      }}
    />
  );
}
