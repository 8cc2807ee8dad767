import { act, screen } from '@testing-library/react';
import { ProblemError } from '@pignon/shared/api';
import { AuthFailure } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { AccountView } from './account-view';
import { BlockedView } from './blocked-view';

const reload = jest.fn(() => Promise.resolve(true));
jest.mock('@pignon/shared/auth', () => ({
  ...jest.requireActual<object>('@pignon/shared/auth'),
  reloadProfile: () => reload(),
}));

addHostMessages();
addProductMessages();

describe('a user who cannot enter', () => {
  it('sees that the account is inactive, and may sign out', async () => {
    await renderScreen(<BlockedView email="inactif@pignon.test" status="SUSPENDED" />);
    expect(screen.getByRole('alert')).toHaveTextContent("Votre compte 'inactif@pignon.test' n'est pas activé.");
    expect(screen.getByRole('alert')).toHaveTextContent('Il a été suspendu.');
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });

  it('sees why the profile cannot be read', async () => {
    await renderScreen(<AccountView kind="failed" error={ProblemError.local('NETWORK')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Le serveur est injoignable.');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('sees what the API requires of them', async () => {
    await renderScreen(
      <BlockedView email="a@pignon.test" detail="Confirmez d’abord cette adresse e-mail." unsaved="lost" />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Confirmez d’abord cette adresse e-mail.');
    expect(screen.getByText('La saisie en cours n’a pas été enregistrée.')).toBeVisible();
  });

  it('enters when another tab is admitted, without waiting for the next poll', async () => {
    await renderScreen(<BlockedView email="a@pignon.test" status="PENDING" />);
    act(() => bus.receive({ name: 'session.started', payload: { uid: 'u1' }, at: 0, from: 'here' }));
    expect(reload.mock.calls).toHaveLength(1);
  });

  it('may poll at once, and sees when nothing changed', async () => {
    const { user } = await renderScreen(<BlockedView email="a@pignon.test" status="PENDING" />);
    await user.click(screen.getByRole('button', { name: 'Vérifier à nouveau' }));
    expect(await screen.findByText(/Rien n’a changé pour l’instant/)).toBeVisible();
  });

  it('sees that the configuration is wrong, and may retry', async () => {
    const onRetry = jest.fn();
    const error = new AuthFailure('invalid-api-key', 'x');
    const { user } = await renderScreen(<AccountView kind="boot" error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('L’application est mal configurée.');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
