/** True while a row or a picture is carried by keyboard: its sensor listens to the document. */
export const isKeyboardDragging = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[aria-roledescription][aria-pressed="true"]');
