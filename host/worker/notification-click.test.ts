import { openFromNotification, notificationPath, type Windows } from './notification-click';

describe('a clicked notification', () => {
  it('opens pages of the product only', () => {
    expect(notificationPath({ to: '/contact/7' })).toBe('/contact/7');
    for (const data of [{ to: '//evil.test' }, { to: 'https://evil.test' }, { to: 4 }, {}, null]) {
      expect(notificationPath(data)).toBe('/');
    }
  });

  it('focuses an open window, which navigates by itself, or opens one', async () => {
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
