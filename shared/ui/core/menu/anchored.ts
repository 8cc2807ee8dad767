import { useLayoutEffect, useState, type CSSProperties } from 'react';

export type Side = 'start' | 'end' | 'center';

const GAP = 4;
const EDGE = 8;

function place(anchor: DOMRect, box: DOMRect, side: Side): CSSProperties {
  const wanted = {
    start: anchor.left,
    end: anchor.right - box.width,
    center: anchor.left + (anchor.width - box.width) / 2,
  }[side];
  const left = Math.max(EDGE, Math.min(wanted, window.innerWidth - box.width - EDGE));
  const below = anchor.bottom + GAP;
  const fits = below + box.height <= window.innerHeight - EDGE || anchor.top - GAP - box.height < EDGE;
  const top = fits ? below : anchor.top - GAP - box.height;
  return { left, top, maxHeight: window.innerHeight - Math.max(top, EDGE) - EDGE };
}

/** Keeps a floating box beside its anchor and inside the window, while both are on the page. */
export function useAnchored(anchor: HTMLElement | null, box: HTMLElement | null, side: Side): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!anchor || !box) return;
    const update = () => setStyle(place(anchor.getBoundingClientRect(), box.getBoundingClientRect(), side));
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, true);
    return () => {
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, true);
    };
  }, [anchor, box, side]);
  return style;
}
