import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { NEEDED_FIELDS, TAKEOVER_FIELDS } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button } from '@pignon/shared/ui/core';
import { ColumnTable } from '@pignon/shared/ui/upload';
import { takeoverKey } from '../../field-labels';
import { DefaultFields } from './default-fields';
import type { SelectedFile, Takeover } from '../use-takeover';

interface ColumnsStepProps {
  takeoverState: Takeover;
  selectedFile: SelectedFile;
  colleagues: Colleagues;
}

/** Mapping of the columns: recognised, and editable. */
export function ColumnsStep({ takeoverState, selectedFile, colleagues }: ColumnsStepProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { file, columns } = selectedFile;
  const ignoredHeadings = file.headings.filter((_, index) => columns[index] === null);
  const missingFields = NEEDED_FIELDS.filter((field) => !columns.includes(field));
  const options = TAKEOVER_FIELDS.map((field) => ({ value: field, label: t(takeoverKey(field)) }));
  const words = {
    columns: t('takeover.columns'),
    column: t('takeover.column'),
    examples: t('takeover.examples'),
    becomes: t('takeover.becomes'),
    becomesOf: (column: string | number) => t('takeover.becomesOf', { column }),
    unnamed: (number: number) => t('takeover.unnamed', { number }),
    leftOut: t('takeover.leftOut'),
  };
  return (
    <div className="pg-table-file">
      <p>{t('takeover.read', { name: file.name, count: file.rows.length, lines: formatNumber(file.rows.length) })}</p>
      {missingFields.length > 0 && (
        <Alert type="error" title={t('takeover.lacking')}>
          {missingFields.map((field) => t(takeoverKey(field))).join(', ')}
        </Alert>
      )}
      {ignoredHeadings.length > 0 && (
        <Alert type="info" title={t('takeover.leftColumns', { count: ignoredHeadings.length })}>
          {ignoredHeadings.map((heading) => heading || t('takeover.noHeading')).join(', ')}
        </Alert>
      )}
      <ColumnTable file={file} columns={columns} fields={options} words={words} onField={takeoverState.setColumn} />
      <DefaultFields takeoverState={takeoverState} selectedFile={selectedFile} colleagues={colleagues} />
      <div className="pg-table-file-actions">
        <Button onClick={takeoverState.restart}>{t('takeover.otherFile')}</Button>
        <Button type="primary" disabled={missingFields.length > 0} onClick={() => takeoverState.go('check')}>
          {t('takeover.check')}
        </Button>
      </div>
    </div>
  );
}
