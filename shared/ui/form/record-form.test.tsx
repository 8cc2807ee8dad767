import { screen, waitFor } from '@testing-library/react';
import { actionOfKey, hasUnsavedChanges, pageActions } from '@pignon/shared/contract';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { aUser, refuse } from '../../testing';
import { field, openForm, save, status, USER } from './test/open-form';

describe('a record form', () => {
  it('saves changed fields with the record’s version, and shows the time', async () => {
    const onSaved = jest.fn(() => expect(hasUnsavedChanges()).toBe(false));
    const { user, received } = await openForm(
      { 'PATCH user/me': ({ body }) => aUser({ ...USER, ...(body as Partial<User>), version: 4 }) },
      { onSaved },
    );
    expect(status()).toBe('Aucune modification');
    await user.clear(field('Nom'));
    await user.type(field('Nom'), 'Etxeberria ');
    expect(status()).toMatch(/^(Modifications non enregistrées|Brouillon gardé à)/);
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(save());
    await waitFor(() => expect(status()).toMatch(/^Enregistré à \d\d:\d\d$/));
    const [call] = received('PATCH user/me');
    expect(call?.body).toEqual({ lastName: 'Etxeberria' });
    expect(call?.headers['if-match']).toBe('"3"');
    expect(onSaved).toHaveBeenCalledTimes(1);
    await user.type(field('Nom'), '!');
    actionOfKey(pageActions(), 's')?.run();
    await waitFor(() => expect(received('PATCH user/me')).toHaveLength(2));
    expect(received('PATCH user/me')[1]?.headers['if-match']).toBe('"4"');
  });

  it('is clean when changes are undone by typing, and discards changes on request', async () => {
    const { user } = await openForm({});
    await user.type(field('Nom'), 'x');
    expect(hasUnsavedChanges()).toBe(true);
    await user.type(field('Nom'), '{Backspace}');
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(field('Nom'), 'xyz');
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
    expect(field('Nom')).toHaveValue(USER.lastName);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('shows an error beside a field on blur, not earlier', async () => {
    const { user, received } = await openForm({});
    await user.type(field('Photo'), 'pas une adresse');
    expect(screen.queryByText('Adresse web invalide')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Adresse web invalide')).toBeVisible();
    expect(field('Photo')).toBeInvalid();
    expect(screen.getByRole('button', { name: /^À compléter\s: Photo$/ })).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(field('Photo')).toHaveFocus());
    expect(status()).toBe('1 champ à corriger');
    expect(received('PATCH user/me')).toEqual([]);
    await user.clear(field('Photo'));
    await waitFor(() => expect(screen.queryByText('Adresse web invalide')).not.toBeInTheDocument());
  });

  it('scrolls to an invalid field with its label and message', async () => {
    const scrolled: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    const { user } = await openForm({});
    await user.type(field('Photo'), 'pas une adresse');
    await user.click(save());
    await waitFor(() => expect(field('Photo')).toHaveFocus());
    await waitFor(() => expect(scrolled.at(-1)).toHaveTextContent(/^PhotoAdresse web invalide$/));
  });

  it('focuses the first invalid field of the page, including added ones', async () => {
    const { user } = await openForm({});
    await user.type(field('Photo'), 'x');
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Téléphone 2' }), '05');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Téléphone 2' })).toHaveFocus());
    expect(status()).toBe('2 champs à corriger');
  });

  it('requires mandatory fields, and applies business rules', async () => {
    const { user } = await openForm({});
    await user.clear(field('Prénom'));
    await user.tab();
    expect(await screen.findByText('Ce champ est requis')).toBeVisible();
    await user.type(field('Prénom'), 'Interdit');
    await user.tab();
    expect(await screen.findByText('Ce prénom est interdit')).toBeVisible();
  });

  it('shows refusals of the API beside their fields, and others in the bar', async () => {
    const errors = [
      { path: 'lastName', message: 'Nom déjà pris' },
      { path: 'elsewhere', message: 'Autre chose manque' },
    ];
    const { user } = await openForm({ 'PATCH user/me': () => refuse('VALIDATION', errors) });
    await user.type(field('Nom'), 'x');
    await user.click(save());
    expect(await screen.findByText('Nom déjà pris')).toBeVisible();
    await waitFor(() => expect(status()).toBe('1 champ à corrigerAutre chose manque'));
    await waitFor(() => expect(field('Nom')).toHaveFocus());
    await user.type(field('Nom'), 'y');
    await waitFor(() => expect(screen.queryByText('Nom déjà pris')).not.toBeInTheDocument());
    expect(field('Nom')).toHaveValue(`${USER.lastName}xy`);
  });

  it.each([
    ['CONFLICT', 'Cette action n’est pas possible dans l’état actuel.', false],
    ['FORBIDDEN', 'Votre rôle ne permet pas cette action.', false],
    ['NOT_FOUND', 'Cet élément n’existe pas ou n’existe plus.', false],
    ['UNAVAILABLE', 'Le service est momentanément indisponible. Réessayez dans un instant.', true],
  ] as const)('keeps the input after %s', async (code, sentence, again) => {
    const { user, api } = await openForm({ 'PATCH user/me': () => refuse(code) });
    await user.type(field('Nom'), 'x');
    await user.click(save());
    await waitFor(() => expect(status()).toContain(`${sentence} Votre saisie est conservée.`));
    expect(field('Nom')).toHaveValue(`${USER.lastName}x`);
    expect(screen.queryAllByRole('button', { name: 'Réessayer' })).toHaveLength(again ? 1 : 0);
    if (!again) return;
    api.use({ 'PATCH user/me': () => aUser({ ...USER, lastName: `${USER.lastName}x`, version: 4 }) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(status()).toContain('Enregistré à'));
  });

  it('reports that nothing has changed', async () => {
    const { user, received } = await openForm({});
    await user.click(save());
    expect(status()).toBe('Rien n’a changé');
    expect(received('PATCH user/me')).toEqual([]);
  });

  it('keeps input typed during a save', async () => {
    let answer: () => void = () => undefined;
    const saved = new Promise<User>((resolve) => {
      answer = () => resolve(aUser({ ...USER, lastName: 'Aguerre', version: 4 }));
    });
    const { user } = await openForm({ 'PATCH user/me': () => saved });
    await user.clear(field('Nom'));
    await user.type(field('Nom'), 'Aguerre');
    await user.click(save());
    await waitFor(() => expect(status()).toBe('Enregistrement…'));
    await user.type(field('Prénom'), 'tte');
    answer();
    await waitFor(() => expect(status()).toMatch(/^(Modifications non enregistrées|Brouillon gardé à)/));
    expect(field('Prénom')).toHaveValue(`${USER.firstName}tte`);
    expect(field('Nom')).toHaveValue('Aguerre');
  });

  it('formats telephone numbers during typing, and rejects invalid ones', async () => {
    const { user, received } = await openForm({
      'PATCH user/me': ({ body }) => aUser({ ...USER, ...(body as Partial<User>), version: 4 }),
    });
    expect(screen.getByRole('textbox', { name: 'Téléphone 1' })).toHaveValue('06\u00a012\u00a034\u00a056\u00a078');
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));
    const second = await screen.findByRole('textbox', { name: 'Téléphone 2' });
    await user.type(second, '05 59');
    await user.tab();
    expect(await screen.findByText('Numéro de téléphone invalide')).toBeVisible();
    await user.type(second, ' 12 34 56');
    await user.tab();
    await waitFor(() => expect(screen.queryByText('Numéro de téléphone invalide')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Retirer Téléphone 1' }));
    await user.click(save());
    await waitFor(() => expect(received('PATCH user/me')[0]?.body).toEqual({ phoneNumbers: ['+33559123456'] }));
  });
});
