import { Suspense, useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog, IconButton, lazyPart, SkeletonLines, SlidersHorizontalIcon } from '@pignon/shared/ui/core';
import { DEFAULT_COLUMNS } from '../list/list-state';
import type { PropertyListControls } from '../list/use-property-list';
import { useColumns } from './use-columns';

// what carries lines comes when it is first opened
const ColumnsList = lazyPart(async () => (await import('./columns-list')).ColumnsList);

/** Chooses what the table shows of each property, and in which order. */
export function ColumnsMenu({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  const [open, setOpen] = useState(false);
  const { columns, atDefault, setColumns } = useColumns(list);
  return (
    <>
      <IconButton
        type="default"
        label={t('columns.choose')}
        icon={<SlidersHorizontalIcon />}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        look="drawer"
        width={360}
        title={t('columns.title')}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button disabled={atDefault} onClick={() => setColumns(DEFAULT_COLUMNS)}>
              {t('columns.reset')}
            </Button>
            <Button type="primary" onClick={() => setOpen(false)}>
              {t('columns.done')}
            </Button>
          </>
        }
      >
        <Suspense fallback={<SkeletonLines lines={12} />}>
          <ColumnsList shown={columns} onChange={setColumns} />
        </Suspense>
      </Dialog>
    </>
  );
}
