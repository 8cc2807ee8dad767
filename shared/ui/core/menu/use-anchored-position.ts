import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { placePopup, type Side } from './place-popup';
import { onVisibleArea, visibleArea } from './visible-area';

export type { Side } from './place-popup';

/** Size of a box with its whole content, which its present height may clip. */
function wholeSize(box: HTMLElement): { width: number; height: number } {
  const { width, height } = box.getBoundingClientRect();
  return { width, height: height + Math.max(0, box.scrollHeight - box.clientHeight) };
}

/** Positions a floating box beside its anchor within the visible area while mounted. */
export function useAnchoredPosition(anchor: HTMLElement | null, box: HTMLElement | null, side: Side): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!anchor || !box) return;
    const update = () => setStyle(placePopup(anchor.getBoundingClientRect(), wholeSize(box), side, visibleArea()));
    const onScroll = ({ target }: Event) => {
      // scrolling inside the box does not move it
      if (!(target instanceof Node && box.contains(target))) update();
    };
    update();
    const stopFollowing = onVisibleArea(update);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      stopFollowing();
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [anchor, box, side]);
  return style;
}
