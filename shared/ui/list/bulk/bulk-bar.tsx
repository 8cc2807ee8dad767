import type { ReactNode } from 'react';
import { MAX_CHOSEN } from '@pignon/shared/domain/common/bulk.limits';
import { Button, IconButton, lazyDialog, XIcon } from '@pignon/shared/ui/core';
import { useListWords } from '../messages';
import { useFollowed, useSelection, type Chooser } from '../select/use-selection';
import './bulk.css';
import type { Bulk } from './use-bulk';
import { useAddFound, type ReadPage } from './use-add-found';

const BulkDialog = lazyDialog(async () => (await import('./bulk-dialog')).BulkDialog);

interface BulkBarProps<Fields> {
  chooser: Chooser;
  bulk: Bulk<Fields>;
  /** Link to a record that was not changed. */
  linkOf: (id: string) => ReactNode;
  /** Reads the whole list, page by page, to select it. */
  total: number | undefined;
  /** Reads the list page by page, to select everything. */
  readPage: ReadPage;
  /** Actions on the selection. */
  children: ReactNode;
}

function Chosen<Fields>({ chooser, bulk, total = 0, readPage, children }: BulkBarProps<Fields>) {
  const t = useListWords();
  const count = useSelection(chooser).size;
  const found = useAddFound(chooser, readPage);
  const selectableCount = Math.min(total, MAX_CHOSEN);
  if (count === 0) return null;
  return (
    <div className="pg-bulk-bar">
      <div className="pg-bulk-tools pg-scroll-x" role="toolbar" aria-label={t('bulk.label')}>
        <span className="pg-bulk-count" role="status">
          {t(`bulk.count.${bulk.area}`, { count })}
        </span>
        {count < selectableCount && (
          <Button type="link" size="small" loading={found.busy} onClick={found.addAll}>
            {total > MAX_CHOSEN
              ? t('bulk.addFirst', { count: MAX_CHOSEN })
              : t('bulk.addAll', { count: selectableCount })}
          </Button>
        )}
        {children}
        <span className="pg-bulk-end">
          <IconButton label={t('bulk.clear')} icon={<XIcon />} onClick={chooser.clear} />
        </span>
      </div>
    </div>
  );
}

/** Bar of bulk actions on the selected records, in place of the list's tools; then progress and failures. */
export function BulkBar<Fields>(props: BulkBarProps<Fields>) {
  const { bulk } = props;
  useFollowed(props.chooser, bulk.written);
  return (
    <>
      <Chosen {...props} />
      {bulk.work && <BulkDialog bulk={bulk} linkOf={props.linkOf} onClose={bulk.close} />}
    </>
  );
}
