import { screen } from '@testing-library/react';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { renderScreen } from '@pignon/shared/testing';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { NotificationLine } from './notification-line';
import { NotificationOffer } from './notification-offer';
import { notificationChoice, notificationState } from './notifications';

addHostMessages();
addProductMessages();

const browser = { permission: 'default', answers: 'granted' };
const requestPermission = jest.fn(() => {
  browser.permission = browser.answers;
  return Promise.resolve(browser.permission);
});

beforeEach(() => {
  Object.assign(browser, { permission: 'default', answers: 'granted' });
  requestPermission.mockClear();
  const api = { requestPermission };
  Object.defineProperty(api, 'permission', { get: () => browser.permission });
  stubGlobal('Notification', api);
});
afterEach(() => {
  notificationChoice.clear();
  unstubGlobals();
});

const open = (roles: readonly Role[] = ['NEGOTIATOR']) =>
  renderScreen(
    <>
      <NotificationOffer />
      <dl>
        <NotificationLine />
      </dl>
    </>,
    { roles },
  );

describe('notifications on this machine', () => {
  it('are requested from the browser on a click only, and then no longer offered', async () => {
    const { user } = await open();
    expect(requestPermission).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: 'Non' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Me prévenir' }));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(notificationState()).toBe('on');
    expect(screen.queryByRole('button', { name: 'Me prévenir' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Oui' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Non' }));
    expect(notificationState()).toBe('off');
  });

  it('are not offered again after a refusal, but stay available in the profile', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Non merci' }));
    expect(screen.queryByText(/Être prévenu/)).toBeNull();
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Oui' }));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('radio', { name: 'Oui' })).toBeChecked();
  });

  it('are reported as blocked or unsupported by the browser', async () => {
    browser.answers = 'denied';
    const { user, unmount } = await open();
    await user.click(screen.getByRole('radio', { name: 'Oui' }));
    expect(screen.getByText(/Bloquées par ce navigateur/)).toBeVisible();
    unmount();
    unstubGlobals();
    if ('Notification' in window) Reflect.deleteProperty(window, 'Notification');
    await open();
    expect(screen.getByText('Ce navigateur n’en affiche pas.')).toBeVisible();
  });

  it('are offered only to users who work with customers', async () => {
    await open(['SUPPORT']);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
