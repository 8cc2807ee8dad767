import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '@pignon/shared/api';
import { aUser, renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../messages';
import { AccountView } from './account-view';

addHostMessages();

describe('who cannot come in', () => {
  it('is told that the account is not active, and may sign out', async () => {
    const user = aUser({ loginEmail: 'inactif@pignon.test', status: 'SUSPENDED', active: false });
    await renderScreen(<AccountView kind="blocked" user={user} />);
    expect(screen.getByRole('alert')).toHaveTextContent("Votre compte 'inactif@pignon.test' n'est pas activé.");
    expect(screen.getByRole('alert')).toHaveTextContent('Il a été suspendu.');
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });

  it('is told what the API said when the profile cannot be read', async () => {
    await renderScreen(<AccountView kind="failed" error={ProblemError.local('NETWORK')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Le serveur est injoignable.');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});
