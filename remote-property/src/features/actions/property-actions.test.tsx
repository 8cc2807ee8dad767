import { screen, within, waitFor } from '@testing-library/react';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { pageActions } from '@pignon/shared/contract';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../../test/open-property-screen';
import { PropertyActions } from './property-actions';
import { statusesFor } from './allowed-statuses';

interface MenuOptions {
  property?: Property;
  roles?: readonly Role[];
  privacy?: boolean;
  api?: FakeHandlers;
}

const open = ({ property = aProperty(), ...options }: MenuOptions = {}) =>
  openPropertyScreen(<PropertyActions property={property} />, options);

async function openMenu(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Plus d’actions' }));
  return screen.getByRole('menu', { name: 'Plus d’actions' });
}

describe('the actions of a property', () => {
  it('link to its form, photographs, history and copy', async () => {
    const { user } = await open({ roles: ['NEGOTIATOR'] });
    expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/property/V26-00042/edit');
    const menu = await openMenu(user);
    const places = within(menu).getAllByRole('menuitem');
    expect(places.map((place) => [place.textContent, place.getAttribute('href')])).toEqual([
      ['Changer le statut', null],
      ['Imprimer', null],
      ['Photographies', '/property/V26-00042/photos'],
      ['Dupliquer', '/property/new?from=V26-00042'],
      ['Historique', '/property/V26-00042/history'],
      ['Vente, mandat simple', null],
      ['Vente, mandat exclusif', null],
    ]);
    expect(pageActions().find(({ key }) => key === 'e')?.label).toBe('Modifier le bien');
  });

  it('print a blank mandate of the chosen kind', async () => {
    stubGlobal('open', () => null);
    const { user, api } = await open({
      property: aProperty({ transactionType: 'RENT' }),
      api: { 'POST mandate/blank/{id}': () => refuse('NOT_FOUND') },
    });
    await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Gestion locative' }));
    await waitFor(() => expect(api.received.map(({ key }) => key)).toContain('POST mandate/blank/{id}'));
    const blankRequest = api.received.find(({ key }) => key === 'POST mandate/blank/{id}');
    expect([blankRequest?.params, String(blankRequest?.query)]).toEqual([{ id: 'V26-00042' }, 'kind=MANAGEMENT']);
  });

  it('are only the history for read-only users', async () => {
    const { user } = await open({ roles: ['SUPPORT'] });
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
    expect(within(await openMenu(user)).getByRole('menuitem')).toHaveTextContent('Historique');
    expect(pageActions().map(({ id }) => id)).toEqual(['history']);
  });

  it('are disabled on the client’s screen', async () => {
    const { user } = await open({ privacy: true });
    const status = within(await openMenu(user)).getByRole('menuitem', { name: /^Changer le statut/ });
    expect(status).toHaveAttribute('aria-disabled', 'true');
    await user.click(status);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the status of a property', () => {
  async function ask(api: FakeHandlers, property = aProperty({ version: 7 })) {
    const testScreen = await open({ api, property });
    await testScreen.user.click(
      within(await openMenu(testScreen.user)).getByRole('menuitem', { name: 'Changer le statut' }),
    );
    return { ...testScreen, dialog: screen.getByRole('dialog', { name: 'Statut du bien' }) };
  }
  const save = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Changer le statut' });

  it('offers the statuses of a sale, and is saved at the version on screen', async () => {
    const { user, api, dialog } = await ask({
      'PATCH property/{reference}': () => aProperty({ propertyStatus: 'UNDER_OFFER', version: 8 }),
    });
    expect(within(dialog).getByRole('radio', { name: /^Actif/ })).toBeChecked();
    expect(within(dialog).queryByRole('radio', { name: /^Loué/ })).toBeNull();
    await user.click(within(dialog).getByRole('radio', { name: /^Sous offre/ }));
    await user.click(save(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const patch = api.received.find(({ key }) => key === 'PATCH property/{reference}');
    expect(patch?.body).toEqual({ propertyStatus: 'UNDER_OFFER' });
    expect(patch?.headers['if-match']).toBe('"7"');
  });

  it('stays unchanged after a colleague’s change, and says so', async () => {
    const { user, dialog } = await ask({ 'PATCH property/{reference}': () => refuse('STALE') });
    await user.click(within(dialog).getByRole('radio', { name: /^Suspendu/ }));
    await user.click(save(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ce bien a été modifié entre-temps');
  });

  it('sends no request when unchanged', async () => {
    const { user, api, dialog } = await ask({});
    await user.click(save(dialog));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.received).toEqual([]);
  });

  it('keeps a status of the other kind of transaction when it is the current one', () => {
    expect(statusesFor({ transactionType: 'RENT', propertyStatus: 'ACTIVE' })).not.toContain('SOLD');
    expect(statusesFor({ transactionType: 'RENT', propertyStatus: 'SOLD' })).toContain('SOLD');
  });
});
