import { useEffect } from 'react';
import { usePageActions } from '@pignon/shared/contract';
import type { ViewArea } from '@pignon/shared/domain/view/view.schema';
import { isPageKey } from '@pignon/shared/router';
import { useListWords } from '../messages';
import { useCount, type Chooser } from './use-selection';

const ITEM = 'article, tr, [role="row"]';

/** Checkbox of the focused row or card, else of the hovered one. */
function boxAtHand(): HTMLElement | null {
  const focused = document.activeElement?.closest(ITEM);
  const pointed = [...document.querySelectorAll(':hover')].findLast((one) => one.matches(ITEM));
  return (focused ?? pointed)?.querySelector<HTMLElement>('[data-choose]') ?? null;
}

/** `x` selects the focused or hovered row; Escape clears the selection. */
export function useSelectKeys(chooser: Chooser, area: ViewArea): void {
  const t = useListWords();
  const some = useCount(chooser) > 0;
  usePageActions([
    { id: 'select', label: t(`select.here.${area}`), key: 'x', run: () => boxAtHand()?.click() },
    { id: 'select page', label: t('select.page'), run: () => chooser.togglePage() },
  ]);
  useEffect(() => {
    if (!some) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isPageKey(event, 'escape')) chooser.clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [some, chooser]);
}
