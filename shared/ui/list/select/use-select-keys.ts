import { useEffect } from 'react';
import { usePageActions } from '@pignon/shared/contract';
import type { ViewArea } from '@pignon/shared/domain/view/view.schema';
import { isPageKey } from '@pignon/shared/router';
import { useListWords } from '../messages';
import { useCount, type Chooser } from './use-selection';

const ITEM_SELECTOR = 'article, tr, [role="row"]';

/** Checkbox of the focused row or card, else of the hovered one. */
function findCheckbox(): HTMLElement | null {
  const focused = document.activeElement?.closest(ITEM_SELECTOR);
  const hoveredItem = [...document.querySelectorAll(':hover')].findLast((hovered) => hovered.matches(ITEM_SELECTOR));
  return (focused ?? hoveredItem)?.querySelector<HTMLElement>('[data-choose]') ?? null;
}

/** `x` selects the focused or hovered row; Escape clears the selection. */
export function useSelectKeys(chooser: Chooser, area: ViewArea): void {
  const t = useListWords();
  const hasSelection = useCount(chooser) > 0;
  usePageActions([
    { id: 'select', label: t(`select.here.${area}`), key: 'x', run: () => findCheckbox()?.click() },
    { id: 'select page', label: t('select.page'), run: () => chooser.togglePage() },
  ]);
  useEffect(() => {
    if (!hasSelection) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isPageKey(event, 'escape')) chooser.clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasSelection, chooser]);
}
