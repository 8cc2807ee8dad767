import type { ReactNode } from 'react';
import { negotiatorOptions, type Colleagues } from '@pignon/shared/api';
import { CONTACT_TYPES } from '@pignon/shared/domain/contact/contact.enums';
import { IMPORT_FIELDS } from '@pignon/shared/domain/contact/import/import-fields';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field, Input, MaskedValue, Panel, SelectBox } from '@pignon/shared/ui/core';
import { DataTable, type Column } from '@pignon/shared/ui/table';
import type { ImportFile } from '../file-shape';
import type { Chosen, Import } from '../use-import';
import styles from '../import.module.css';

const EXAMPLES = 3;
const NAMES = ['lastName', 'lastFirst', 'firstLast', 'company'] as const;

interface FileColumn {
  index: number;
  heading: string;
  examples: readonly string[];
}

/** The columns of a file with the first things that stand in them. */
function columnsOf({ headings, rows }: ImportFile): FileColumn[] {
  return headings.map((heading, index) => ({
    index,
    heading,
    examples: rows
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell, at, all) => cell !== '' && all.indexOf(cell) === at)
      .slice(0, EXAMPLES),
  }));
}

interface ColumnsStepProps {
  held: Import;
  chosen: Chosen;
  colleagues: Colleagues;
}

/** What counts for the lines that do not say it. */
function Defaults({ held: { setDefaults }, chosen: { defaults }, colleagues }: ColumnsStepProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <Panel title={t('import.defaults')}>
      <div className={styles.defaults}>
        <Field label={t('import.field.contactType')}>
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
        <Field label={t('import.field.source')}>
          {(ids) => (
            <Input
              {...ids}
              value={defaults.source ?? ''}
              maxLength={100}
              onChange={({ target }) => setDefaults({ source: target.value || null })}
            />
          )}
        </Field>
        <Field label={t('import.field.negotiator')}>
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

/** What each column of the file becomes, as it was recognised and as it can be changed. */
export function ColumnsStep({ held, chosen, colleagues }: ColumnsStepProps): ReactNode {
  const { t } = useTranslation('contact');
  const { file, columns } = chosen;
  const left = file.headings.filter((_, index) => columns[index] === null);
  const isNamed = NAMES.some((field) => columns.includes(field));
  const options = IMPORT_FIELDS.map((field) => ({ value: field, label: t(`import.field.${field}`) }));
  const table: Column<FileColumn>[] = [
    {
      key: 'heading',
      title: t('import.column'),
      primary: true,
      render: ({ heading, index }) => heading || t('import.unnamed', { number: index + 1 }),
    },
    {
      key: 'examples',
      title: t('import.examples'),
      render: ({ examples }) =>
        examples.length > 0 && (
          <MaskedValue>
            <span className={styles.examples}>{examples.join(' · ')}</span>
          </MaskedValue>
        ),
    },
    {
      key: 'field',
      title: t('import.becomes'),
      render: ({ heading, index }) => (
        <SelectBox
          aria-label={t('import.becomesOf', { column: heading || index + 1 })}
          value={columns[index] ?? ''}
          placeholder={t('import.leftOut')}
          options={options}
          onChange={(next) => held.setColumn(index, IMPORT_FIELDS.find((field) => field === next) ?? null)}
        />
      ),
    },
  ];
  return (
    <div className={styles.step}>
      <p>{t('import.read', { name: file.name, count: file.rows.length, lines: formatNumber(file.rows.length) })}</p>
      {!isNamed && <Alert type="error" title={t('import.noName')} />}
      {left.length > 0 && (
        <Alert type="info" title={t('import.left', { count: left.length })}>
          {left.map((heading) => heading || t('import.noHeading')).join(', ')}
        </Alert>
      )}
      <DataTable label={t('import.columns')} columns={table} rows={columnsOf(file)} rowKey={({ index }) => index} />
      <Defaults held={held} chosen={chosen} colleagues={colleagues} />
      <div className={styles.actions}>
        <Button onClick={held.restart}>{t('import.otherFile')}</Button>
        <Button type="primary" disabled={!isNamed} onClick={() => held.go('check')}>
          {t('import.check')}
        </Button>
      </div>
    </div>
  );
}
