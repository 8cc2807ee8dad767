import { openFromNotification, placeOf, type Windows } from './notification-click';

describe('a notification that is pressed', () => {
  it('leads to a page of the product and nowhere else', () => {
    expect(placeOf({ to: '/contact/7' })).toBe('/contact/7');
    for (const data of [{ to: '//evil.test' }, { to: 'https://evil.test' }, { to: 4 }, {}, null]) {
      expect(placeOf(data)).toBe('/');
    }
  });

  it('brings an open window to the front, which goes there by itself; without one a window opens', async () => {
    const window = { focus: jest.fn(() => Promise.resolve()), postMessage: jest.fn() };
    const openWindow = jest.fn(() => Promise.resolve());
    const windows: Windows = { matchAll: jest.fn(() => Promise.resolve([window])), openWindow };
    await openFromNotification(windows, '/');
    expect(window.focus).toHaveBeenCalledTimes(1);
    expect(window.postMessage).toHaveBeenCalledWith({ kind: 'open', to: '/' });
    expect(openWindow).not.toHaveBeenCalled();
    await openFromNotification({ ...windows, matchAll: () => Promise.resolve([]) }, '/');
    expect(openWindow).toHaveBeenCalledWith('/');
  });
});
