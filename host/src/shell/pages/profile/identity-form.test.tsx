import { screen, waitFor } from '@testing-library/react';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { addHostMessages } from '../../../messages';
import { addProductMessages } from '../../../messages/product';
import { CalendarSection } from './calendar-section';
import { IdentityForm } from './identity-form';

addHostMessages();
addProductMessages();

const API: FakeHandlers = {
  'GET user/me/draft/{key}': () => null,
  'PATCH user/me': ({ body }) => aUser({ ...(body as Partial<User>), version: 2 }),
};

describe('the profile', () => {
  it('sends changed names and telephones, without blank lines', async () => {
    const { user, api } = await renderScreen(<IdentityForm />, { api: API });
    await user.clear(screen.getByLabelText('Nom'));
    await user.type(screen.getByLabelText('Nom'), 'Etxeberria');
    await user.click(screen.getByRole('button', { name: 'Ajouter un téléphone' }));
    await user.click(screen.getByRole('button', { name: 'Ajouter un téléphone' }));
    await user.type(await screen.findByRole('textbox', { name: 'Téléphone 1' }), '06 12 34 56 78');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Enregistré à'));
    const saveRequest = api.received.find(({ key }) => key === 'PATCH user/me');
    expect(saveRequest?.body).toEqual({ lastName: 'Etxeberria', phoneNumbers: ['+33612345678'] });
  });

  it('shows why the server refused, keeps the input, and allows a retry', async () => {
    const { user, api } = await renderScreen(<IdentityForm />, {
      api: { ...API, 'PATCH user/me': () => refuse('FORBIDDEN') },
    });
    await user.type(screen.getByLabelText('Nom'), '-Etxeberria');
    const typedName = screen.getByLabelText<HTMLInputElement>('Nom').value;
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/ne permet pas cette action\./));
    expect(screen.getByLabelText('Nom')).toHaveValue(typedName);
    api.use({ 'PATCH user/me': ({ body }) => aUser({ ...(body as Partial<User>), version: 2 }) });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Enregistré à'));
    expect(screen.getByLabelText('Nom')).toHaveValue(typedName);
  });

  it('shows the calendar address once, and revokes it', async () => {
    const createdTime = '2026-11-28T09:00:00.000Z';
    const token = { token: 'secret', path: '/api/visit/calendar.ics?token=secret', createdTime };
    const { user } = await renderScreen(<CalendarSection />, {
      api: {
        'GET user/me/calendar-token': () => ({ createdTime: null }),
        'POST user/me/calendar-token': () => token,
        'DELETE user/me/calendar-token': () => undefined,
      },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Créer une adresse' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Créer une adresse' }));
    const address = `${location.origin}${token.path}`;
    expect(await screen.findByLabelText('Adresse de l’agenda')).toHaveValue(address);
    await user.click(screen.getByRole('button', { name: 'Copier l’adresse' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    await user.click(screen.getByRole('button', { name: 'Supprimer l’adresse' }));
    expect(await screen.findByText(/Votre agenda est fermé/)).toBeVisible();
    expect(screen.queryByLabelText('Adresse de l’agenda')).not.toBeInTheDocument();
  });
});
