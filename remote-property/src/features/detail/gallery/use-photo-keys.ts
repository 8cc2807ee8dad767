import { useEffect, useEffectEvent } from 'react';

interface PhotoKeys {
  count: number;
  onMove: (step: (index: number) => number) => void;
}

/** Arrow keys, Home and End browse the photographs while mounted. */
export function usePhotoKeys({ count, onMove }: PhotoKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepFor(event.key, count);
    if (!step) return;
    event.preventDefault();
    onMove(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/** Next index for a key among `count` photos; wraps around. */
export function stepFor(key: string, count: number): ((index: number) => number) | null {
  switch (key) {
    case 'ArrowRight':
      return (index) => (index + 1) % count;
    case 'ArrowLeft':
      return (index) => (index + count - 1) % count;
    case 'Home':
      return () => 0;
    case 'End':
      return () => count - 1;
    default:
      return null;
  }
}
