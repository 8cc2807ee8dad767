import { useState } from 'react';
import { Button, Dialog, IconButton, lazyPart, SkeletonLines, SlidersHorizontalIcon } from '@pignon/shared/ui/core';
import { useListWords } from '../messages';
import type { ColumnsListProps } from './columns-list';

// drag code loads when first opened
const ColumnsList = lazyPart(async () => (await import('./columns-list')).ColumnsList<string>);

/** Chooses and orders the columns of a table. */
export function ColumnsMenu<Column extends string>({ chosen, titleOf }: ColumnsListProps<Column>) {
  const t = useListWords();
  const [open, setOpen] = useState(false);
  const { set, atDefault, setColumns } = chosen;
  const list = { chosen, titleOf } as unknown as ColumnsListProps<string>;
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
            <Button disabled={atDefault} onClick={() => setColumns(set.initial)}>
              {t('columns.reset')}
            </Button>
            <Button type="primary" onClick={() => setOpen(false)}>
              {t('columns.done')}
            </Button>
          </>
        }
      >
        <ColumnsList {...list} pending={<SkeletonLines lines={12} />} />
      </Dialog>
    </>
  );
}
