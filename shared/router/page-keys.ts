import { isKeyboardDragging } from './keyboard-drag';

/** Layers that capture the keyboard while open. */
const OPEN_LAYER = 'dialog[open], [role="dialog"][aria-modal="true"], [role="menu"]';

const TEXT_FIELDS =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], ' +
  '[type="range"], [type="reset"], [type="submit"])';

/** Elements that handle a kind of key themselves while focused. */
const HANDLED_BY_ELEMENT = {
  letter: TEXT_FIELDS,
  /** Elements with an open list or calendar, which closes first. */
  escape: `${TEXT_FIELDS}, [aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]`,
  arrow:
    'input, textarea, select, video, audio, [contenteditable]:not([contenteditable="false"]), [role="menubar"], ' +
    '[role="listbox"], [role="tablist"], [role="radiogroup"], [role="slider"], [role="grid"], [role="tree"]',
} as const;

/** A key by its use in a page; `shortcut` is one with Ctrl, which fields do not handle. */
export type PageKey = keyof typeof HANDLED_BY_ELEMENT | 'shortcut';

/** True when a key is for the page: not handled, no dialog open, and the focused element does not use it. */
export function isPageKey(event: KeyboardEvent, kind: PageKey): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || isKeyboardDragging(target)) return false;
  if (document.querySelector(OPEN_LAYER)) return false;
  return kind === 'shortcut' || !(target instanceof Element && target.closest(HANDLED_BY_ELEMENT[kind]));
}

/** True for a key without any other, Shift included. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;
