const FIELD =
  'input:not([type="hidden"]), select, textarea, [contenteditable="true"], [role="combobox"], [role="spinbutton"]';
/** Maximum wait for lazily loaded content to bring the first field. */
const LAZY_FIELD_TIMEOUT_MS = 5_000;

/** Focuses the first possible element. @returns false when all are hidden or disabled */
function focusFirst(elements: Iterable<HTMLElement>): boolean {
  for (const element of elements) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return true;
  }
  return false;
}

/** Focusable fields in order; of radio buttons only the selected one, as with Tab. */
function fieldsOf(body: Element): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(FIELD)].filter((field) => {
    if (!(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked) return true;
    return ![...body.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].some(
      ({ name }) => name === field.name,
    );
  });
}

/** Footer buttons, least harmful first: neither confirming nor destructive, then not destructive. */
function harmlessFirst(footer: Element | null): HTMLElement[] {
  const buttons = [...(footer?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const harmLevel = ({ classList }: HTMLElement): number =>
    classList.contains('pg-button-danger') ? 2 : classList.contains('pg-button-primary') ? 1 : 0;
  return buttons.sort((one, other) => harmLevel(one) - harmLevel(other));
}

/**
 * Focuses the start of an opened dialog: `data-begin`, else the first field, else the least harmful button, else the
 * heading. Focuses a lazy field when it appears, unless the user moved on. @returns stops waiting for it
 */
export function beginIn(dialog: HTMLElement): () => void {
  const body = dialog.querySelector('.pg-dialog-body') ?? dialog;
  const focusFirstField = () =>
    focusFirst([...dialog.querySelectorAll<HTMLElement>('[data-begin]'), ...fieldsOf(body)]);
  if (focusFirstField()) return () => undefined;
  focusFirst([...harmlessFirst(dialog.querySelector('footer')), ...dialog.querySelectorAll<HTMLElement>('h2')]);
  const initialFocus = document.activeElement;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const eventName of ['keydown', 'pointerdown'] as const) dialog.removeEventListener(eventName, stop, true);
  };
  const observer = new MutationObserver(() => {
    const isUntouched = document.activeElement === initialFocus || document.activeElement === document.body;
    if (!isUntouched || focusFirstField()) stop();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  const timer = setTimeout(stop, LAZY_FIELD_TIMEOUT_MS);
  for (const eventName of ['keydown', 'pointerdown'] as const) dialog.addEventListener(eventName, stop, true);
  return stop;
}
