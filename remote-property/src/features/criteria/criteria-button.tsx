import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Badge, Button, FilterIcon, lazyDialog } from '@pignon/shared/ui/core';
import type { PropertyListControls } from '../list/use-property-list';
import { countCriteria } from './criteria';

// loaded when first opened
const CriteriaDialog = lazyDialog(async () => (await import('./criteria-dialog')).CriteriaDialog);

/** Opens the search form; shows how many criteria are active. */
export function CriteriaButton({ list }: { list: PropertyListControls }) {
  const { t } = useTranslation('property');
  const [open, setOpen] = useState(false);
  const count = countCriteria(list.filters);
  return (
    <>
      <Button icon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('criteria.open')} {count > 0 && <Badge count={count} tone="green" />}
      </Button>
      {open && <CriteriaDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
