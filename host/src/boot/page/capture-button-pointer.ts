/** Maximum movement of a press in CSS pixels. */
const MAX_MOVEMENT_PX = 8;

const submitButtonAt = ({ target }: Event): HTMLButtonElement | null =>
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
  let pressEvent: PointerEvent | undefined;
  const capturePress = (event: PointerEvent) => {
    const button = event.button === 0 ? submitButtonAt(event) : null;
    pressEvent = button ? event : undefined;
    button?.setPointerCapture(event.pointerId);
  };
  const clickCaptured = (event: MouseEvent) => {
    const button = submitButtonAt(event);
    // a keyboard click has no pointer
    if (!button || !pressEvent || event.detail === 0) return;
    const distance = Math.hypot(event.clientX - pressEvent.clientX, event.clientY - pressEvent.clientY);
    pressEvent = undefined;
    if (distance <= MAX_MOVEMENT_PX || isOver(button, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', capturePress, true);
  document.addEventListener('click', clickCaptured, true);
  return () => {
    document.removeEventListener('pointerdown', capturePress, true);
    document.removeEventListener('click', clickCaptured, true);
  };
}
