/** Narrow month: an entry, and the "more" link of a day. */
const IN_DAY = '.ec-month-view :is(.ec-event, .ec-day-foot a)';
const DAY = '.ec-day';

/** Top of a day in the month view: its number as a button that opens the day, with the full date as label. */
export function dayNumber(text: string, label: string, open: () => void): HTMLElement[] {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'agenda-day';
  button.textContent = text;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', open);
  // the library would also handle the press as one on the day, and open it twice
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  return [button];
}

/** Day of the month (`2026-11-25`) under a click, or of the pressed element. */
function dayUnder(event: Event, pressed: Element): string | undefined {
  const elementsUnder = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  const day = pressed.closest(DAY) ?? elementsUnder.find((element) => element.matches(DAY));
  return day?.querySelector('time')?.dateTime;
}

/** In a narrow month, a tap anywhere in a day opens it, as entries are too small. @returns a function that stops it */
export function openDaysByTouch(place: HTMLElement, open: (day: string) => void): () => void {
  const follow = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    const pressed = event.target instanceof Element ? event.target.closest(IN_DAY) : null;
    const day = pressed && dayUnder(event, pressed);
    if (!day) return;
    event.stopPropagation();
    event.preventDefault();
    open(day);
  };
  // before the library opens its own list of further entries
  place.addEventListener('click', follow, true);
  place.addEventListener('keydown', follow, true);
  return () => {
    place.removeEventListener('click', follow, true);
    place.removeEventListener('keydown', follow, true);
  };
}
