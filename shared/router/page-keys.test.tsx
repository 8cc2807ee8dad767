import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { isPageKey, type PageKey } from './page-keys';

const KEYS: readonly PageKey[] = ['letter', 'arrow', 'escape', 'shortcut'];
let handledKeys: PageKey[] = [];
const recordKeys = (event: KeyboardEvent) => {
  handledKeys = KEYS.filter((kind) => isPageKey(event, kind));
};

beforeEach(() => document.addEventListener('keydown', recordKeys));
afterEach(() => document.removeEventListener('keydown', recordKeys));

/** Returns the kinds of key that the page may handle when one is pressed in the `data-here` element. */
function keysLeftBy(content: ReactNode, init: KeyboardEventInit = {}): readonly PageKey[] {
  const { container } = render(content);
  fireEvent.keyDown(container.querySelector('[data-here]') ?? document.body, { key: 'a', ...init });
  return handledKeys;
}

const underLayer = (layer: ReactNode) => (
  <>
    <button type="button" data-here="" />
    {layer}
  </>
);

describe('the keys of a page', () => {
  it.each<[string, ReactNode, readonly PageKey[]]>([
    ['a button', <button key="" type="button" data-here="" />, KEYS],
    ['a checkbox', <input key="" type="checkbox" data-here="" />, ['letter', 'escape', 'shortcut']],
    ['a field', <input key="" data-here="" />, ['shortcut']],
    ['a text', <textarea key="" data-here="" />, ['shortcut']],
    ['editable text', <p key="" contentEditable suppressContentEditableWarning data-here="" />, ['shortcut']],
    ['a select', <select key="" data-here="" />, ['shortcut']],
    [
      'a radio group',
      <div key="" role="radiogroup">
        <button type="button" data-here="" />
      </div>,
      ['letter', 'escape', 'shortcut'],
    ],
    [
      'a button whose calendar is open',
      <button key="" type="button" aria-haspopup="dialog" aria-expanded data-here="" />,
      ['letter', 'arrow', 'shortcut'],
    ],
    ['a dragged line', <button key="" type="button" aria-roledescription="sortable" aria-pressed data-here="" />, []],
  ])('are those that %s does not use', (_, content, expected) => {
    expect(keysLeftBy(content)).toEqual(expected);
  });

  it.each([
    ['a dialog', <dialog key="" open />],
    ['a drawer of another library', <div key="" role="dialog" aria-modal="true" />],
    ['a menu', <div key="" role="menu" />],
  ])('are none while %s is open', (_, layer) => {
    expect(keysLeftBy(underLayer(layer))).toEqual([]);
  });

  it('exclude keys of an input method and handled keys', () => {
    expect(keysLeftBy(underLayer(null), { isComposing: true })).toEqual([]);
    const preventDefaultOf = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', preventDefaultOf);
    expect(keysLeftBy(underLayer(null))).toEqual([]);
    document.body.removeEventListener('keydown', preventDefaultOf);
    expect(keysLeftBy(underLayer(null))).toEqual(KEYS);
  });
});

describe('the key listeners of all pages', () => {
  /** Matches listeners with their own keys: received before the page (`capture`), or of one element. */
  const OWN_KEY_LISTENER = /capture: true|, true\)|element\?\.addEventListener/;
  const ROOT = path.resolve(import.meta.dirname, '../..');

  function sources(): string[] {
    const remoteFolders = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));
    return [...remoteFolders.map((name) => `${name}/src`), 'host/src', 'shared'].flatMap((sourceFolder) =>
      readdirSync(path.join(ROOT, sourceFolder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(sourceFolder, file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|frozen|dist/.test(file)),
    );
  }

  it('check whether a key is for the page', () => {
    const listeners = sources().flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const listenerLines = text
        .split('\n')
        .filter((line) => line.includes("addEventListener('keydown'") && !OWN_KEY_LISTENER.test(line));
      return listenerLines.length > 0 ? [{ file, asks: text.includes('isPageKey(') }] : [];
    });
    expect(listeners.filter(({ asks }) => !asks)).toEqual([]);
    expect(listeners.length).toBeGreaterThan(4);
  });
});
