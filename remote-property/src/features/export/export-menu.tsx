import { call } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import {
  isPrivateColumn,
  PROPERTY_COLUMNS,
  type PropertyColumn,
} from '@pignon/shared/domain/property/list/property-columns';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Button, DownloadIcon, IconButton, Menu } from '@pignon/shared/ui/core';
import { useExport } from '@pignon/shared/ui/list';
import { dtoOf } from '../list/find-request';
import { useTableColumns } from '../list/table-columns';
import type { PropertyListControls } from '../list/use-property-list';

/** Columns that identify a property, always exported. */
const IDENTITY: readonly PropertyColumn[] = ['reference', 'title', 'propertyType', 'transactionType'];

interface ExportMenuProps {
  list: PropertyListControls;
  /** References to export; undefined for the whole list. */
  references?: readonly string[];
}

/** Saves properties as a table for spreadsheets: with the columns on screen, or with all there are. */
export function ExportMenu({ list, references }: ExportMenuProps) {
  const { t } = useTranslation('property');
  const isPrivate = usePrivacy();
  const navigate = useNavigate();
  const mayImport = useMay('manage') && references === undefined;
  const { columns: visibleColumns } = useTableColumns(list);
  const { busy, run: save } = useExport();
  // on the client's screen private columns are not exported
  const leaves = (column: PropertyColumn) => !isPrivate || !isPrivateColumn(column);
  const run = (columns: readonly PropertyColumn[]) => {
    const found = references ? { references: [...references] } : { dto: dtoOf(list.filters) };
    const body = { ...found, order: list.order, columns: [...new Set(columns)].filter(leaves) };
    save(() => call('POST property/export', { body }));
  };
  return (
    <Menu
      label={t('bulk.export')}
      side="end"
      items={[
        {
          kind: 'action',
          key: 'shown',
          label: t('bulk.exportShown'),
          onSelect: () => run([...IDENTITY, ...visibleColumns]),
        },
        { kind: 'action', key: 'all', label: t('bulk.exportAll'), onSelect: () => run(PROPERTY_COLUMNS) },
        ...(mayImport
          ? [
              {
                kind: 'action' as const,
                key: 'import',
                label: t('import.open'),
                onSelect: () => void navigate(paths.propertyImports),
              },
            ]
          : []),
      ]}
      trigger={(trigger) =>
        references ? (
          <Button {...trigger} icon={<DownloadIcon />} loading={busy}>
            {t('bulk.export')}
          </Button>
        ) : (
          <IconButton {...trigger} type="default" label={t('bulk.export')} icon={<DownloadIcon />} loading={busy} />
        )
      }
    />
  );
}
