import { restoreEntryFocus, type FocusRestorer } from './restore-entry-focus';

let keeper: FocusRestorer | undefined;
afterEach(() => keeper?.end());

const entry = (key: string) => `<article class="ec-event" tabindex="0"><div data-key="${key}"></div></article>`;

function page() {
  document.body.innerHTML = `<div id="place">${entry('a')}${entry('b')}</div><button>outside</button><dialog><button>move</button></dialog>`;
  const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  keeper = restoreEntryFocus(at('#place'));
  const redraw = () => {
    at('#place').innerHTML = entry('b') + entry('a');
  };
  return { at, redraw, restore: () => keeper?.restore() };
}
const focusedKey = () => document.activeElement?.querySelector<HTMLElement>('[data-key]')?.dataset['key'];

test('restores the focus of an entry that is redrawn', () => {
  const { at, redraw, restore } = page();
  at('.ec-event').focus();
  redraw();
  redraw();
  restore();
  expect(focusedKey()).toBe('a');
});

test('focuses a redrawn entry when its dialog closes', () => {
  const { at, redraw, restore } = page();
  at('.ec-event').focus();
  at('dialog button').focus();
  redraw();
  restore();
  expect(document.activeElement).toBe(at('dialog button'));
  at('dialog').remove();
  restore();
  expect(focusedKey()).toBe('a');
});

test('keeps the focus where the user moved it, by keyboard or pointer', () => {
  const { at, redraw, restore } = page();
  at('.ec-event').focus();
  at('body > button').focus();
  redraw();
  restore();
  expect(document.activeElement).toBe(at('body > button'));
  at('.ec-event').focus();
  at('.ec-event').blur();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  restore();
  expect(document.activeElement).toBe(document.body);
});
