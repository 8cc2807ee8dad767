import type { ReactNode } from 'react';
import { negotiatorOptions, type Colleagues } from '@pignon/shared/api';
import { CONTACT_TYPES } from '@pignon/shared/domain/contact/contact.enums';
import { IMPORT_FIELDS } from '@pignon/shared/domain/contact/import/import-fields';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field, Input, Panel, SelectBox } from '@pignon/shared/ui/core';
import { ColumnTable } from '@pignon/shared/ui/upload';
import { importFieldKey } from '../import-field-key';
import type { SelectedFile, Import } from '../use-import';

const NAMES = ['lastName', 'lastFirst', 'firstLast', 'company'] as const;

interface ColumnsStepProps {
  importState: Import;
  selectedFile: SelectedFile;
  colleagues: Colleagues;
}

/** Default values for lines without one. */
function Defaults({
  importState: { setDefaults },
  selectedFile: { defaults },
  colleagues,
}: ColumnsStepProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <Panel title={t('import.defaults')}>
      <div className="pg-table-file-defaults">
        <Field label={t(importFieldKey('contactType'))}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={defaults.contactType}
              options={CONTACT_TYPES.map((type) => ({ value: type, label: t(`contactType.${type}`) }))}
              onChange={(next) => {
                const contactType = CONTACT_TYPES.find((type) => type === next);
                if (contactType) setDefaults({ contactType });
              }}
            />
          )}
        </Field>
        <Field label={t(importFieldKey('source'))}>
          {(ids) => (
            <Input
              {...ids}
              value={defaults.source ?? ''}
              maxLength={100}
              onChange={({ target }) => setDefaults({ source: target.value || null })}
            />
          )}
        </Field>
        <Field label={t(importFieldKey('negotiator'))}>
          {(ids) => (
            <SelectBox
              {...ids}
              value={defaults.negotiator ?? ''}
              placeholder={t('import.nobody')}
              options={negotiatorOptions(colleagues)}
              onChange={(next) => setDefaults({ negotiator: next || null })}
            />
          )}
        </Field>
      </div>
    </Panel>
  );
}

/** Mapping of the columns: recognised, and editable. */
export function ColumnsStep({ importState, selectedFile, colleagues }: ColumnsStepProps): ReactNode {
  const { t } = useTranslation('contact');
  const { file, columns } = selectedFile;
  const ignoredHeadings = file.headings.filter((_, index) => columns[index] === null);
  const hasName = NAMES.some((field) => columns.includes(field));
  const options = IMPORT_FIELDS.map((field) => ({ value: field, label: t(importFieldKey(field)) }));
  const words = {
    columns: t('import.columns'),
    column: t('import.column'),
    examples: t('import.examples'),
    becomes: t('import.becomes'),
    becomesOf: (column: string | number) => t('import.becomesOf', { column }),
    unnamed: (number: number) => t('import.unnamed', { number }),
    leftOut: t('import.leftOut'),
  };
  return (
    <div className="pg-table-file">
      <p>{t('import.read', { name: file.name, count: file.rows.length, lines: formatNumber(file.rows.length) })}</p>
      {!hasName && <Alert type="error" title={t('import.noName')} />}
      {ignoredHeadings.length > 0 && (
        <Alert type="info" title={t('import.left', { count: ignoredHeadings.length })}>
          {ignoredHeadings.map((heading) => heading || t('import.noHeading')).join(', ')}
        </Alert>
      )}
      <ColumnTable file={file} columns={columns} fields={options} words={words} onField={importState.setColumn} />
      <Defaults importState={importState} selectedFile={selectedFile} colleagues={colleagues} />
      <div className="pg-table-file-actions">
        <Button onClick={importState.restart}>{t('import.otherFile')}</Button>
        <Button type="primary" disabled={!hasName} onClick={() => importState.go('check')}>
          {t('import.check')}
        </Button>
      </div>
    </div>
  );
}
