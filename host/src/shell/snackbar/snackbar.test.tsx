import { act, fireEvent, render, screen } from '@testing-library/react';
import { bus, raiseNotice } from '@pignon/shared/bus';
import { setupI18n } from '@pignon/shared/i18n';
import { createMemoryRouter, RouterProvider } from '@pignon/shared/router';
import { globalErrorStore } from '@pignon/shared/state';
import { Snackbar } from './snackbar';

let router: ReturnType<typeof createMemoryRouter>;

const error = (message: string) => act(() => bus.publish('error.raised', { message }));
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  setupI18n('fr');
  router = createMemoryRouter([{ path: '*', element: <Snackbar /> }]);
  render(<RouterProvider router={router} />);
});
afterEach(() => jest.useRealTimers());

describe('the snackbar', () => {
  it('announces an error at once to screen readers, and a notice politely', () => {
    error('La connexion est perdue');
    expect(screen.getByRole('alert')).toHaveTextContent('La connexion est perdue');
    advanceTime(2_000);
    act(() => bus.publish('notice.raised', { message: 'Rien n’a changé.' }));
    expect(screen.getByRole('status')).toHaveTextContent('Rien n’a changé.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows two errors one after the other, and a repeated one once', () => {
    error('Première');
    error('Seconde');
    error('Seconde');
    error('Première');
    expect(screen.getByText('Première')).toBeVisible();
    advanceTime(2_000);
    expect(screen.getByText('Seconde')).toBeVisible();
    advanceTime(2_000);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('stays while hovered or focused, then for two seconds', () => {
    error('Lisez-moi');
    fireEvent.mouseEnter(screen.getByText('Lisez-moi').parentElement!);
    advanceTime(10_000);
    expect(screen.getByText('Lisez-moi')).toBeVisible();
    fireEvent.mouseLeave(screen.getByText('Lisez-moi').parentElement!);
    act(() => screen.getByRole('button', { name: 'Fermer' }).focus());
    advanceTime(10_000);
    expect(screen.getByText('Lisez-moi')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Fermer' }).blur());
    advanceTime(2_000);
    expect(screen.queryByText('Lisez-moi')).toBeNull();
  });

  it('sets the product’s global error while it is on screen', () => {
    error('Une erreur est survenue');
    expect(globalErrorStore.get()).toBe('Une erreur est survenue');
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(globalErrorStore.get()).toBeUndefined();
  });

  it('runs the action of its own message only', () => {
    const undo = jest.fn();
    const otherAction = jest.fn();
    act(() => raiseNotice('Panier vidé', { label: 'Annuler', run: undo }));
    act(() => raiseNotice('Autre chose', { label: 'Refaire', run: otherAction }));
    advanceTime(7_000);
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(otherAction).not.toHaveBeenCalled();
    expect(screen.getByText('Autre chose')).toBeVisible();
  });

  it('links to the page of its action', () => {
    const action = { label: 'Voir', to: '/visit/list' };
    act(() => bus.publish('notice.raised', { message: 'Tournée enregistrée', action }));
    fireEvent.click(screen.getByRole('link', { name: 'Voir' }));
    expect(router.state.location.pathname).toBe('/visit/list');
    expect(screen.queryByText('Tournée enregistrée')).toBeNull();
  });
});
