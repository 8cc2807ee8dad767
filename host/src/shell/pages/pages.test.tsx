import { screen } from '@testing-library/react';
import { renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { ForbiddenPage } from './forbidden.page';
import { Page as Home } from './home.page';
import { NotFoundPage } from './not-found.page';
import { Page as Profile } from './profile.page';

addHostMessages();
addProductMessages();

describe('the pages of the host', () => {
  it('greets the user and sets the tab title', async () => {
    await renderScreen(<Home />);
    expect(screen.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
    expect(screen.getByText('Bonjour Claire')).toBeVisible();
    expect(document.title).toBe('Ma journée · Pignon');
  });

  it('lists the user’s roles and what they allow', async () => {
    await renderScreen(<Profile />, { roles: ['NEGOTIATOR', 'SYNCHRO'] });
    expect(screen.getByText('Négociateur')).toBeVisible();
    expect(screen.getByText('Pilote la diffusion vers les portails.')).toBeVisible();
  });

  it('names the roles that a page requires', async () => {
    await renderScreen(<ForbiddenPage missing={['MANAGER', 'SUPPORT']} />);
    expect(screen.getByRole('heading', { name: /le rôle Responsable ou Support/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir à ma journée' })).toHaveAttribute('href', '/');
  });

  it('names an unknown address', async () => {
    await renderScreen(<NotFoundPage />, { at: '/nulle/part' });
    expect(screen.getByRole('heading', { name: /\/nulle\/part/ })).toBeVisible();
  });
});
