const ENTRY = '.ec-event';

/** Key of the calendar entry that contains the element. */
export const keyAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest(ENTRY)?.querySelector<HTMLElement>('[data-key]')?.dataset['key']
    : undefined;

export interface FocusRestorer {
  /** Focuses the entry used last, unless another element has the focus. */
  restore(): void;
  end(): void;
}

/**
 * Restores the focus after the library redraws entries, by the entry's key. Does nothing when the user moved elsewhere
 * by pointer or keyboard.
 */
export function restoreEntryFocus(place: HTMLElement): FocusRestorer {
  let last: string | undefined;
  const remember = ({ target }: Event) => {
    if (target instanceof Element && target.closest('dialog')) return;
    last = target instanceof Node && place.contains(target) ? keyAt(target) : undefined;
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', remember);
  return {
    restore: () => {
      if (last === undefined || document.activeElement !== document.body) return;
      const bodies = [...place.querySelectorAll<HTMLElement>('[data-key]')];
      const entry = bodies.find(({ dataset }) => dataset['key'] === last)?.closest<HTMLElement>(ENTRY);
      entry?.focus({ preventScroll: true });
    },
    end: () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    },
  };
}
