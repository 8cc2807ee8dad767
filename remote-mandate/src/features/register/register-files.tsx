import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  DownloadIcon,
  FileTextIcon,
  Menu,
  useDocumentWindow,
  usePeriodProblem,
  type MenuItem,
} from '@pignon/shared/ui/core';
import { useExport } from '@pignon/shared/ui/list';
import { registerPeriod, type RegisterControls } from './register-list';

/**
 * The register of the chosen period as PDF or CSV. Disabled on the client's screen, as both name people, and for a
 * reversed period.
 */
export function RegisterFiles({ list }: { list: RegisterControls }): ReactNode {
  const { t } = useTranslation('mandate');
  const { open, busy } = useDocumentWindow();
  const table = useExport();
  const isPrivate = usePrivacy();
  const periodProblem = usePeriodProblem(list.filters);
  const mayWrite = useMay('write');
  if (!mayWrite) return null;
  const query = registerPeriod(list);
  const title = t('register.title');
  const refusal = isPrivate ? t('document.private') : periodProblem;
  const disabled = refusal !== undefined;
  const items: MenuItem[] = [
    ...(disabled ? [{ kind: 'group' as const, key: 'refusal', label: refusal }] : []),
    {
      kind: 'action',
      key: 'pdf',
      label: t('register.pdf'),
      icon: <FileTextIcon />,
      disabled,
      onSelect: () => void open(title, () => call('GET mandate/register.pdf', { query })),
    },
    {
      kind: 'action',
      key: 'csv',
      label: t('register.csv'),
      icon: <DownloadIcon />,
      disabled,
      onSelect: () => table.run(() => call('GET mandate/register.csv', { query })),
    },
  ];
  return (
    <Menu
      label={t('register.files')}
      items={items}
      side="end"
      trigger={(trigger) => (
        <Button {...trigger} loading={busy || table.busy} icon={<DownloadIcon />}>
          {t('register.files')}
        </Button>
      )}
    />
  );
}
