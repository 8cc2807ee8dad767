/** Maximum movement of a press in CSS pixels. */
const STILL = 8;

const submitAt = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[type="submit"]') : null;

function isOver(button: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/**
 * Clicks a form's button even when it moved between press and release: the press blurs a field, whose error may vanish
 * and shift the button away (Pointer Events 3, 4.1.3: an element that captured the pointer gets the click). A pointer
 * that leaves the button before release cancels, as usual. Returns the function that stops it.
 */
export function captureButtonPointers(): () => void {
  let pressed: PointerEvent | undefined;
  const hold = (event: PointerEvent) => {
    const button = event.button === 0 ? submitAt(event) : null;
    pressed = button ? event : undefined;
    button?.setPointerCapture(event.pointerId);
  };
  const release = (event: MouseEvent) => {
    const button = submitAt(event);
    // a keyboard click has no pointer
    if (!button || !pressed || event.detail === 0) return;
    const moved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
    pressed = undefined;
    if (moved <= STILL || isOver(button, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', hold, true);
  document.addEventListener('click', release, true);
  return () => {
    document.removeEventListener('pointerdown', hold, true);
    document.removeEventListener('click', release, true);
  };
}
