import { useState } from 'react';
import { Button, StarIcon } from '@pignon/shared/ui/core';
import { useListWords } from '../messages';
import { useViewActions, type ViewedList } from './use-view-actions';
import { ViewDialog } from './lazy-view-dialog';

/** Saves a search as a view. */
export function SaveViewButton({ list }: { list: ViewedList }) {
  const t = useListWords();
  const { save } = useViewActions(list);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<StarIcon />} onClick={() => setOpen(true)}>
        {t('views.saveSearch')}
      </Button>
      {open && <ViewDialog title={t('views.saveSearch')} onSave={save} onClose={() => setOpen(false)} />}
    </>
  );
}
