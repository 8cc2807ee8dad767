import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions, type PageAction } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ButtonLink,
  CopyIcon,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  ImagesIcon,
  lazyDialog,
  Menu,
  type MenuItem,
  PencilIcon,
  PrinterIcon,
  TagIcon,
} from '@pignon/shared/ui/core';
import { useBlankMandates } from './use-blank-mandates';
import { StatusDialog } from './status-dialog';

const PrintDialog = lazyDialog(async () => (await import('../print/print-dialog')).PrintDialog);

interface PageLink {
  id: string;
  label: string;
  icon: ReactNode;
  to: string;
}

/** Pages of a property; readers have its history only. */
function usePageLinks({ reference }: Property, mayWrite: boolean): PageLink[] {
  const { t } = useTranslation('property');
  const history = {
    id: 'history',
    label: t('actions.history'),
    icon: <HistoryIcon />,
    to: paths.propertyHistory(reference),
  };
  if (!mayWrite) return [history];
  return [
    { id: 'photos', label: t('actions.photos'), icon: <ImagesIcon />, to: paths.propertyPhotos(reference) },
    {
      id: 'duplicate',
      label: t('actions.duplicate'),
      icon: <CopyIcon />,
      to: `${paths.newProperty}?from=${reference}`,
    },
    history,
  ];
}

/** Actions of a property: edit, photos, status, copy, history. */
export function PropertyActions({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const navigate = useNavigate();
  const masked = usePrivacy();
  const mayWrite = useMay('write');
  const [openDialog, setOpenDialog] = useState<'status' | 'print'>();
  const close = () => setOpenDialog(undefined);
  const pageLinks = usePageLinks(property, mayWrite);
  const blanks = useBlankMandates(property);
  const edit = paths.editProperty(property.reference);
  const status = {
    id: 'status',
    label: t('actions.status'),
    icon: <TagIcon />,
    run: () => setOpenDialog('status'),
    disabled: masked,
  };
  const print = { id: 'print', label: t('print.action'), icon: <PrinterIcon />, run: () => setOpenDialog('print') };
  const writeActions: PageAction[] = [
    { id: 'edit', label: t('actions.editProperty'), icon: <PencilIcon />, key: 'e', run: () => void navigate(edit) },
    status,
    { ...print, key: 'p' },
  ];
  usePageActions([
    ...(mayWrite ? writeActions : []),
    ...pageLinks.map(({ to, ...place }) => ({ ...place, run: () => void navigate(to) })),
  ]);
  const statusItem: MenuItem = {
    kind: 'action',
    key: status.id,
    label: status.label,
    icon: status.icon,
    detail: masked ? t('actions.hidden') : undefined,
    disabled: masked,
    onSelect: status.run,
  };
  const printItem: MenuItem = {
    kind: 'action',
    key: print.id,
    label: print.label,
    icon: print.icon,
    onSelect: print.run,
  };
  return (
    <>
      {mayWrite && (
        <ButtonLink to={edit} type="primary" icon={<PencilIcon />}>
          {t('actions.edit')}
        </ButtonLink>
      )}
      <Menu
        label={t('actions.more')}
        side="end"
        items={[
          ...(mayWrite ? [statusItem, printItem] : []),
          ...pageLinks.map(({ id, ...place }): MenuItem => ({ kind: 'link', key: id, ...place })),
          ...(mayWrite ? blanks : []),
        ]}
        trigger={(trigger) => <IconButton {...trigger} label={t('actions.more')} icon={<EllipsisIcon />} />}
      />
      {openDialog === 'status' && <StatusDialog property={property} onClose={close} />}
      {openDialog === 'print' && <PrintDialog references={[property.reference]} onClose={close} />}
    </>
  );
}
