import { useEffect, useState, type RefObject } from 'react';

/** True once an element came near the viewport; never where the browser cannot observe it. */
export function useWasVisible(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
