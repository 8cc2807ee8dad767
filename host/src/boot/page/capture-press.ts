/** A hand that presses moves by less, in CSS pixels. */
const STILL = 8;

const submitAt = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[type="submit"]') : null;

function isOver(button: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/**
 * Has a form's button answer to whoever pressed it, also where it moved before the release: pressing it leaves a field, whose
 * complaint may go and take its line with it, and the browser would see a release beside the button, which is no click
 * (Pointer Events 3, 4.1.3: an element that captured the pointer is what is clicked). Who moves away from the button before the
 * release takes the press back, as everywhere. Call what is given back to stop.
 */
export function holdPresses(): () => void {
  let pressed: PointerEvent | undefined;
  const hold = (event: PointerEvent) => {
    const button = event.button === 0 ? submitAt(event) : null;
    pressed = button ? event : undefined;
    button?.setPointerCapture(event.pointerId);
  };
  const release = (event: MouseEvent) => {
    const button = submitAt(event);
    // by a key: no pointer did it
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
