import type { ReactNode } from 'react';
import { call, type CallInput } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { exportedColumns } from '@pignon/shared/domain/mandate/list/mandate-columns';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, DownloadIcon, RefusedButton } from '@pignon/shared/ui/core';
import { useExport } from '@pignon/shared/ui/list';
import { useTableColumns } from '../table-columns';

interface ExportButtonProps {
  /** Mandates to export: the list, or the selected ones. */
  request: Omit<CallInput<'POST mandate/export'>['body'], 'columns'>;
}

/** Saves mandates as a table for spreadsheets, with the columns on screen; never in front of a customer. */
export function ExportButton({ request }: ExportButtonProps): ReactNode {
  const { t } = useTranslation('mandate');
  const mayWrite = useMay('write');
  const isPrivate = usePrivacy();
  const { columns } = useTableColumns();
  const { busy, run } = useExport();
  if (!mayWrite) return null;
  const label = t('bulk.export');
  if (isPrivate)
    return (
      <RefusedButton icon={<DownloadIcon />} reason={t('document.private')}>
        {label}
      </RefusedButton>
    );
  const body = { ...request, columns: exportedColumns(columns) };
  return (
    <Button icon={<DownloadIcon />} loading={busy} onClick={() => run(() => call('POST mandate/export', { body }))}>
      {label}
    </Button>
  );
}
