import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { aUser, refuse, type FakeHandlers } from '../../../testing';
import { field, openForm, save, status, USER } from '../test/open-form';

describe('concurrent changes of one record', () => {
  const staleRefusal = (overrides: Partial<User>) =>
    refuse('STALE', undefined, {
      current: aUser({ ...USER, ...overrides, version: 5 }),
      writer: { user: 'paul@pignon.test', at: '2026-11-21T09:30:00.000Z' },
    });

  /** Refuses the previous version, as the API does. */
  const server = (overrides: Partial<User>): FakeHandlers => {
    let requestCount = 0;
    return {
      'PATCH user/me': ({ body }) => {
        requestCount += 1;
        return requestCount === 1
          ? staleRefusal(overrides)
          : aUser({ ...USER, ...overrides, ...(body as Partial<User>), version: 6 });
      },
    };
  };

  it('are merged when they affect different fields', async () => {
    const onSaved = jest.fn<unknown, unknown[]>();
    const { user, received } = await openForm(server({ firstName: 'Clara' }), { onSaved });
    await user.type(field('Nom'), 'x');
    await user.click(save());
    await waitFor(() => expect(status()).toMatch(/^Enregistré à .*, avec les modifications faites entre-temps$/));
    expect(field('Prénom')).toHaveValue('Clara');
    const [, second] = received('PATCH user/me');
    expect(second?.body).toEqual({ lastName: `${USER.lastName}x` });
    expect(second?.headers['if-match']).toBe('"5"');
    expect(onSaved.mock.calls[0]?.[1]).toMatchObject({ firstName: 'Clara', lastName: USER.lastName });
  });

  it('can be resolved field by field when they conflict', async () => {
    const { user, received } = await openForm(server({ firstName: 'Clara', lastName: 'Larralde' }));
    await user.type(field('Prénom'), 'x');
    await user.type(field('Nom'), 'x');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Deux versions à départager' });
    await waitFor(() => expect(dialog).toHaveTextContent('Paul Larralde a enregistré cette fiche'));
    const names = within(dialog).getByRole('group', { name: 'Nom' });
    expect(within(names).getByRole('radio', { name: /Le vôtre/ })).toBeChecked();
    await user.click(within(names).getByRole('radio', { name: 'Celui de Paul Larralde Larralde' }));
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ce choix' }));
    await waitFor(() => expect(status()).toContain('Enregistré à'));
    expect(received('PATCH user/me')[1]?.body).toEqual({ firstName: `${USER.firstName}x` });
    expect(field('Nom')).toHaveValue('Larralde');
  });

  it('can be left unresolved by returning to the form', async () => {
    const { user, received } = await openForm(server({ lastName: 'Larralde' }));
    await user.type(field('Nom'), 'x');
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Revenir au formulaire' }));
    expect(field('Nom')).toHaveValue(`${USER.lastName}x`);
    expect(received('PATCH user/me')).toHaveLength(1);
  });

  it('can all be taken from the other user, with nothing left to save', async () => {
    const { user, received } = await openForm(server({ lastName: 'Larralde' }));
    await user.type(field('Nom'), 'x');
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Prendre tous les autres' }));
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ce choix' }));
    await waitFor(() => expect(status()).toBe('Rien n’a changé'));
    expect(field('Nom')).toHaveValue('Larralde');
    expect(received('PATCH user/me')).toHaveLength(1);
  });
});

it('treats a refused repetition as saved when the record already has the values', async () => {
  const ownLastName = `${USER.lastName}x`;
  let requestCount = 0;
  const onSaved = jest.fn<unknown, unknown[]>();
  const { user, received } = await openForm(
    {
      'PATCH user/me': () => {
        requestCount += 1;
        const currentUser = aUser({ ...USER, lastName: ownLastName, version: 5 });
        return requestCount === 1 ? refuse('UNAVAILABLE') : refuse('STALE', undefined, { current: currentUser });
      },
    },
    { onSaved },
  );
  await user.type(field('Nom'), 'x');
  await user.click(save());
  await waitFor(() => expect(status()).toContain('indisponible'));
  await user.click(save());
  await waitFor(() => expect(status()).toMatch(/^Enregistré à/));
  expect(received('PATCH user/me')).toHaveLength(2);
  expect(onSaved).toHaveBeenCalledTimes(1);
});
