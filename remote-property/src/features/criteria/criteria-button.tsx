import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Badge, Button, FilterIcon, lazyDialog } from '@pignon/shared/ui/core';
import type { PropertyListControls } from '../list/use-property-list';
import { countCriteria } from './criteria';

// it comes when it is first opened
const CriteriaDialog = lazyDialog(async () => (await import('./criteria-dialog')).CriteriaDialog);

/** Opens the search form; how many of its criteria are at work stands beside its name. */
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
