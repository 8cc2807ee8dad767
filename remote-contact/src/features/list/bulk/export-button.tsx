import type { ReactNode } from 'react';
import { call, type CallInput } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { EXPORTED_COLUMNS } from '@pignon/shared/domain/contact/list/contact-columns';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, DownloadIcon, RefusedButton } from '@pignon/shared/ui/core';
import { useExport } from '@pignon/shared/ui/list';
import { useTableColumns } from '../table-columns';

interface ExportButtonProps {
  /** Contacts to export: the list, or the selected ones. */
  request: CallInput<'POST contact/export'>['body'];
}

/**
 * Saves contacts as a table for spreadsheets: managers alone, never in front of a customer. The file has its usual columns
 * and, after them, those that the table shows beyond them.
 */
export function ExportButton({ request }: ExportButtonProps): ReactNode {
  const { t } = useTranslation('contact');
  const mayManage = useMay('manage');
  const isPrivate = usePrivacy();
  const { columns: visibleColumns } = useTableColumns();
  const { busy, run } = useExport();
  if (!mayManage) return null;
  const label = t('bulk.export');
  if (isPrivate)
    return (
      <RefusedButton icon={<DownloadIcon />} reason={t('bulk.exportPrivate')}>
        {label}
      </RefusedButton>
    );
  const more = visibleColumns.filter((column) => !EXPORTED_COLUMNS.includes(column));
  const body = more.length === 0 ? request : { ...request, columns: [...EXPORTED_COLUMNS, ...more] };
  const onClick = () => run(() => call('POST contact/export', { body }));
  return (
    <Button icon={<DownloadIcon />} loading={busy} onClick={onClick}>
      {label}
    </Button>
  );
}
