// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { openPressed, placeOf, type Windows } from './pressed';

describe('a notification that is pressed', () => {
  it('leads to a page of the product and nowhere else', () => {
    expect(placeOf({ to: '/contact/7' })).toBe('/contact/7');
    for (const data of [{ to: '//evil.test' }, { to: 'https://evil.test' }, { to: 4 }, {}, null]) {
      expect(placeOf(data)).toBe('/');
    }
  });

  it('brings an open window to the front, which goes there by itself; without one a window opens', async () => {
    const window = { focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() };
    const openWindow = vi.fn(() => Promise.resolve());
    const windows: Windows = { matchAll: vi.fn(() => Promise.resolve([window])), openWindow };
    await openPressed(windows, '/');
    expect(window.focus).toHaveBeenCalledOnce();
    expect(window.postMessage).toHaveBeenCalledWith({ kind: 'open', to: '/' });
    expect(openWindow).not.toHaveBeenCalled();
    await openPressed({ ...windows, matchAll: () => Promise.resolve([]) }, '/');
    expect(openWindow).toHaveBeenCalledWith('/');
  });
});
