import { act, screen } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { cartStore } from '@pignon/shared/state';
import { renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { ChangeAnnouncer } from './change-announcer';

addHostMessages();
addProductMessages();

const notices: string[] = [];
let stop: () => void;
beforeEach(() => {
  stop = bus.on('notice.raised', ({ message }) => notices.push(message));
});
afterEach(() => {
  stop();
  notices.length = 0;
  cartStore.set({ properties: [], contacts: [] });
  jest.useRealTimers();
});

const announcement = () => screen.getByRole('status').textContent;
const toggle = (properties: string[], contacts: number[]) =>
  act(() => {
    cartStore.set({ properties, contacts });
    bus.publish('cart.toggled', { kind: 'property', id: 'V26-00042' });
  });

describe('the announcer of changes elsewhere on the screen', () => {
  it('announces the content of the cart', async () => {
    await renderScreen(<ChangeAnnouncer />);
    expect(announcement()).toBe('');
    toggle(['V26-00042', 'V26-00043'], [7]);
    expect(announcement()).toBe('Panier\u00a0: 2 biens, 1 contact');
    toggle([], []);
    expect(announcement()).toBe('Panier vide');
  });

  it('announces whether the client’s screen is on', async () => {
    await renderScreen(<ChangeAnnouncer />);
    act(() => bus.publish('privacy.changed', { private: true }));
    expect(announcement()).toBe('Écran client activé\u00a0: les informations privées sont masquées');
  });

  it('clears the announcement after 5 s', async () => {
    await renderScreen(<ChangeAnnouncer />);
    jest.useFakeTimers();
    act(() => bus.publish('privacy.changed', { private: false }));
    expect(announcement()).toMatch(/^Écran client désactivé/);
    act(() => jest.advanceTimersByTime(5_000));
    expect(announcement()).toBe('');
  });

  it('announces the display mode on pages with properties, and uses the snackbar on others', async () => {
    const sentence = 'Les biens s’affichent désormais en tableau.';
    const { unmount } = await renderScreen(<ChangeAnnouncer />, { at: '/property/list?all' });
    act(() => bus.publish('display.changed', { mode: 'TABLE' }));
    expect([announcement(), notices]).toEqual([sentence, []]);
    unmount();
    await renderScreen(<ChangeAnnouncer />, { at: '/profile' });
    act(() => bus.publish('display.changed', { mode: 'TABLE' }));
    expect([announcement(), notices]).toEqual(['', [sentence]]);
  });
});
