import { useEffect } from 'react';
import { usePageActions } from '@pignon/shared/contract';
import { isPageKey, isPlain } from '@pignon/shared/router';
import { ITEM_LINK, LIST_ITEM } from '../list-items';
import { useListWords } from '../messages';

const LINKS = `main ${ITEM_LINK}`;

type Step = 1 | -1;

function focusedLinkIndex(links: readonly HTMLElement[]): number {
  const item = document.activeElement?.closest(LIST_ITEM);
  return item ? links.findIndex((link) => item.contains(link)) : -1;
}

/** Focuses the next record of the list, or the first. */
function openNeighbour(step: Step): void {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
  const currentIndex = focusedLinkIndex(links);
  const next = links[currentIndex < 0 ? 0 : Math.min(Math.max(currentIndex + step, 0), links.length - 1)];
  next?.focus({ preventScroll: true });
  next?.closest(LIST_ITEM)?.scrollIntoView({ block: 'nearest' });
}

/** In a grid of cards, up and down move by rows. */
function walkByPlace(step: Step): void {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
  const currentIndex = focusedLinkIndex(links);
  const currentRect = links[currentIndex]?.getBoundingClientRect();
  const indexBelow = links.findIndex((link, index) => {
    const { left, top } = link.getBoundingClientRect();
    return (
      currentRect !== undefined &&
      (index - currentIndex) * step > 0 &&
      left === currentRect.left &&
      top !== currentRect.top
    );
  });
  const indexAbove = links.findLastIndex(
    (link, index) => index < currentIndex && link.getBoundingClientRect().left === currentRect?.left,
  );
  const targetLink = links[step === 1 ? indexBelow : indexAbove];
  if (!targetLink) return openNeighbour(step);
  targetLink.focus({ preventScroll: true });
  targetLink.closest(LIST_ITEM)?.scrollIntoView({ block: 'nearest' });
}

/** `j` and `k` move through a list's records, arrow keys too when nothing else has the focus; Enter opens one. */
export function useWalkKeys(): void {
  const t = useListWords();
  usePageActions([
    { id: 'walk next', label: t('walk.next'), key: 'j', run: () => openNeighbour(1) },
    { id: 'walk previous', label: t('walk.previous'), key: 'k', run: () => openNeighbour(-1) },
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !isPlain(event) || !isPageKey(event, 'arrow')) return;
      const element = target instanceof Element ? target : null;
      const canWalk = element === document.body || element?.matches('h1') || element?.matches(LINKS);
      if (!canWalk) return;
      event.preventDefault();
      walkByPlace(key === 'ArrowDown' ? 1 : -1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
