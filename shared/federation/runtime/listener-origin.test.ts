import { expect, test } from 'vitest';
import { screenThatCalled } from './listener-origin';

const HOST = 'https://x.test/assets/main.1f.js';
const PAGE = 'https://x.test/remotes/mandate/0.1.0-b7/pages-list.3e.js';
const ENTRY = 'https://x.test/remotes/mandate/0.1.0-b7/entry.9a.js';
const v8 = (...files: string[]) => ['Error', ...files.map((file, at) => `    at f${at} (${file}:1:${at})`)].join('\n');
const firefox = (...files: string[]) => files.map((file, at) => `f${at}@${file}:1:${at}`).join('\n');

test.each([
  ['Chromium', v8],
  ['Firefox and Safari', firefox],
])('a call is that of the screen whose code made it, in the words of %s', (_, stackOf) => {
  expect(screenThatCalled(stackOf(HOST, PAGE, HOST))).toEqual({ remote: 'mandate', version: '0.1.0-b7' });
  expect(screenThatCalled(stackOf(HOST, HOST, PAGE)), 'a helper of the host').toBeUndefined();
  expect(screenThatCalled(stackOf(HOST, PAGE, ENTRY, HOST)), 'a module that is loaded').toBeUndefined();
  expect(screenThatCalled(stackOf(HOST, PAGE, PAGE, ENTRY)), 'one that another one needs').toBeUndefined();
  expect(screenThatCalled('')).toBeUndefined();
});

test('a frame without a name is one too', () => {
  expect(screenThatCalled(`Error\n    at ${HOST}:1:2\n    at ${PAGE}:3:4`)?.remote).toBe('mandate');
});
