import { act, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { changesKept, discardChanges, keepChanges, leavingEffect } from '@pignon/shared/contract';
import type { Draft } from '@pignon/shared/domain/draft/draft.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { aUser, refuse } from '../../../testing';
import { field, openForm, save, status, USER, valuesOf } from '../test/open-form';

describe('a draft', () => {
  const draft = (overrides: Partial<Draft> = {}): Draft => ({
    key: 'user:me',
    values: { ...valuesOf(USER), lastName: 'Brouillon' },
    base: valuesOf(USER),
    baseVersion: 3,
    modifiedTime: '2026-11-21T09:32:00.000Z',
    ...overrides,
  });

  it('is restored when the form opens, and discarded on request', async () => {
    const { user, received } = await openForm({ 'GET user/me/draft/{key}': () => draft() });
    await waitFor(() => expect(field('Nom')).toHaveValue('Brouillon'));
    expect(screen.getByText('Brouillon du 21/11/2026 à 10:32 repris')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Repartir de l’original' }));
    expect(field('Nom')).toHaveValue(USER.lastName);
    await waitFor(() => expect(received('DELETE user/me/draft/{key}')).toHaveLength(1));
  });

  it('is restored under what was typed before it arrived', async () => {
    let arrive: (arrived: Draft) => void = () => undefined;
    const late = new Promise<Draft>((resolve) => {
      arrive = resolve;
    });
    const { user, received } = await openForm({ 'GET user/me/draft/{key}': () => late });
    await user.type(field('Prénom'), 'x');
    arrive(draft());
    await waitFor(() => expect(field('Nom')).toHaveValue('Brouillon'));
    expect(field('Prénom')).toHaveValue(`${USER.firstName}x`);
    expect(screen.getByText('Brouillon du 21/11/2026 à 10:32 repris')).toBeVisible();
    await waitFor(() => expect(received('PUT user/me/draft/{key}')).toHaveLength(1));
    expect(received('PUT user/me/draft/{key}')[0]?.body).toMatchObject({
      values: { firstName: `${USER.firstName}x`, lastName: 'Brouillon' },
    });
  });

  it('is merged into a record that changed since', async () => {
    await openForm({
      'GET user/me/draft/{key}': () =>
        draft({
          baseVersion: 2,
          base: { ...valuesOf(USER), firstName: 'Avant' },
          values: { ...valuesOf(USER), firstName: 'Avant', lastName: 'Brouillon' },
        }),
    });
    await waitFor(() => expect(field('Nom')).toHaveValue('Brouillon'));
    expect(field('Prénom')).toHaveValue(USER.firstName);
    expect(screen.getByText(/repris sur la fiche, qui a changé depuis/)).toBeVisible();
  });

  it('asks which value to keep where it conflicts with a changed record', async () => {
    const base = { ...valuesOf(USER), lastName: 'Avant' };
    const { user, received } = await openForm({ 'GET user/me/draft/{key}': () => draft({ baseVersion: 2, base }) });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /^L’enregistré/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Reprendre ce choix' }));
    expect(field('Nom')).toHaveValue(USER.lastName);
    await waitFor(() => expect(received('DELETE user/me/draft/{key}')).toHaveLength(1));
    expect(received('PATCH user/me')).toEqual([]);
  });

  it('asks again at the next save when its conflict was left undecided', async () => {
    const base = { ...valuesOf(USER), lastName: 'Avant' };
    const { user, received } = await openForm({
      'GET user/me/draft/{key}': () => draft({ baseVersion: 2, base }),
      'PATCH user/me': () => refuse('STALE', undefined, { current: USER }),
    });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Revenir au formulaire' }));
    expect(field('Nom')).toHaveValue('Brouillon');
    await user.click(save());
    const again = await screen.findByRole('dialog', { name: 'Deux versions à départager' });
    await waitFor(() => expect(received('PATCH user/me')).toHaveLength(1));
    expect(received('PATCH user/me')[0]?.headers['if-match']).toBe('"2"');
    await user.click(within(again).getByRole('button', { name: 'Prendre tous les autres' }));
    await user.click(within(again).getByRole('button', { name: 'Enregistrer ce choix' }));
    expect(await screen.findByText('Rien n’a changé')).toBeVisible();
    expect(field('Nom')).toHaveValue(USER.lastName);
    expect(received('PATCH user/me')).toHaveLength(1);
  });

  it('is sent to the server during typing, and deleted there after saving', async () => {
    const { user, received } = await openForm({
      'PATCH user/me': ({ body }) => aUser({ ...USER, ...(body as Partial<User>), version: 4 }),
    });
    await user.type(field('Nom'), 'x');
    await waitFor(() => expect(status()).toBe('Brouillon gardé à 10:32'));
    expect(received('PUT user/me/draft/{key}')[0]?.body).toEqual({
      values: { ...valuesOf(USER), lastName: `${USER.lastName}x` },
      base: valuesOf(USER),
      baseVersion: 3,
    });
    expect(sessionStorage).toHaveLength(0);
    await user.click(save());
    await waitFor(() => expect(received('DELETE user/me/draft/{key}')).toHaveLength(1));
  });

  it('is deleted with discarded changes, on the server and in this tab', async () => {
    const { user, received, unmount } = await openForm({});
    await user.type(field('Nom'), 'x');
    await waitFor(() => expect(received('PUT user/me/draft/{key}')).toHaveLength(1));
    await user.type(field('Nom'), 'y');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    expect(leavingEffect()).toBe('draft');
    act(discardChanges);
    unmount();
    await waitFor(() => expect(received('DELETE user/me/draft/{key}')).toHaveLength(1));
    expect(received('PUT user/me/draft/{key}')).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('contains all input before a session ends', async () => {
    const { user, received } = await openForm({});
    await user.type(field('Nom'), 'x');
    expect(await keepChanges()).toBe(true);
    expect(received('PUT user/me/draft/{key}')).toMatchObject([
      { body: { values: { lastName: `${USER.lastName}x` } } },
    ]);
  });

  it('is sent at once when a save is refused', async () => {
    const { user, received } = await openForm({ 'PATCH user/me': () => refuse('FORBIDDEN') });
    await user.type(field('Nom'), 'x');
    await user.click(save());
    await waitFor(() => expect(status()).toContain('Votre saisie est conservée.'));
    // well before the next scheduled write
    await waitFor(() => expect(received('PUT user/me/draft/{key}')).toHaveLength(1), { timeout: 900 });
  });

  it('reports how much of the input the server has', async () => {
    const { user } = await openForm({ 'PUT user/me/draft/{key}': () => refuse('INTERNAL') });
    await user.type(field('Nom'), 'x');
    expect(await keepChanges()).toBe(false);
    expect(changesKept()).toBe('nothing');
  });

  it('can be restored within ten seconds after it was discarded in the form', async () => {
    const notices = jest.fn();
    const stop = bus.on('notice.raised', notices);
    const { user } = await openForm({});
    await user.type(field('Nom'), 'x');
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
    expect(field('Nom')).toHaveValue(USER.lastName);
    const [notice] = notices.mock.lastCall as [{ seconds: number; action: { id: string; label: string } }];
    expect(notice).toMatchObject({ message: 'Modifications annulées.', seconds: 10, action: { label: 'Rétablir' } });
    act(() => bus.publish('notice.answered', { id: notice.action.id }));
    await waitFor(() => expect(field('Nom')).toHaveValue(`${USER.lastName}x`));
    expect(screen.getByRole('button', { name: 'Annuler les modifications' })).toBeVisible();
    stop();
  });
});
