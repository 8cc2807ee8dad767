/** True during a drag by keyboard of a row or a picture: the sensor listens to the document. */
export const isKeyboardDragging = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[aria-roledescription][aria-pressed="true"]');
