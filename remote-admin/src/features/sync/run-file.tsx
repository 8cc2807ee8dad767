import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, DownloadIcon, IconButton } from '@pignon/shared/ui/core';
import { useExport } from '@pignon/shared/ui/list';
import type { RunView } from '../../data/sync.queries';

/** Downloads the sent file; nothing when there is none. */
export function RunFile({ run, small = false }: { run: RunView; small?: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const { busy, run: save } = useExport();
  const { runId, fileName } = run;
  if (fileName === null) return null;
  const buttonProps = {
    icon: <DownloadIcon />,
    loading: busy,
    onClick: () => save(() => call('GET sync/histo/{runId}/file', { params: { runId } })),
  };
  if (small) return <IconButton {...buttonProps} label={t('sync.fileOf', { name: fileName, run: runId })} />;
  return <Button {...buttonProps}>{t('sync.file')}</Button>;
}
