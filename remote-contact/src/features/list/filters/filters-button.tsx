import { useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Badge, Button, FilterIcon, lazyDialog } from '@pignon/shared/ui/core';
import type { ContactControls } from '../contact-tools';
import { countOf } from './person-filters';

// loaded when first opened
const FiltersDialog = lazyDialog(async () => (await import('./filters-dialog')).FiltersDialog);

interface FiltersButtonProps {
  list: ContactControls;
  /** Number of records in the list; undefined while unknown. */
  total: number | undefined;
}

/** Opens further filters; shows how many are active. */
export function FiltersButton({ list, total }: FiltersButtonProps): ReactNode {
  const { t } = useTranslation('contact');
  const [open, setOpen] = useState(false);
  const count = countOf(list.filters);
  return (
    <>
      <Button icon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('filter.more')} {count > 0 && <Badge count={count} tone="green" />}
      </Button>
      {open && <FiltersDialog list={list} total={total} onClose={() => setOpen(false)} />}
    </>
  );
}
