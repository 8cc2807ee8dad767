import { screen, waitFor, within } from '@testing-library/react';
import type { MessageOverride } from '@pignon/shared/domain/messages/messages.schema';
import { i18n } from '@pignon/shared/i18n';
import { refuse, renderScreen, type FakeApi, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { Page } from '../../pages/admin.page';
import { screenTexts } from './message-list';

const TEXTS = {
  'property:list.title': 'Nos biens',
  'contact:greeting': 'Bonjour {{name}}, éléments à jour',
  'action.save': 'Enregistrer',
};
const OWN: MessageOverride = {
  key: 'property:list.title',
  text: 'Nos biens',
  shipped: 'Biens',
  modifiedTime: '2026-11-21T09:30:00.000Z',
  modifiedBy: 'claire@pignon.test',
};

beforeAll(() => import('./message-dialog'), 60_000);
beforeEach(() => sessionStorage.clear());

const open = (at = '/admin/messages', api: FakeHandlers = {}) =>
  renderScreen(<Page />, {
    at,
    route: '/admin/:modelValue?',
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [],
      'GET messages': () => TEXTS,
      'GET messages/overrides': () => [OWN],
      'GET user/me/draft/{key}': () => null,
      'PUT user/me/draft/{key}': () => ({ key: 'message:fr.x', baseVersion: null, modifiedTime: OWN.modifiedTime }),
      'DELETE user/me/draft/{key}': () => undefined,
      'PATCH messages/{lang}': ({ body }) =>
        Object.entries(body.texts).flatMap(([key, text]) =>
          text === null ? [] : [{ ...OWN, key, text, shipped: '' }],
        ),
      ...api,
    },
  });
const lastPatch = ({ received }: FakeApi) => received.findLast(({ key }) => key === 'PATCH messages/{lang}');
const texts = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('the texts of the screens', () => {
  it('are found by their wording, without accents, and by their key', async () => {
    const { user } = await open();
    expect(await texts()).toEqual(['Enregistrer', 'Bonjour {{name}}, éléments à jour', 'Nos biensBiens']);
    const search = screen.getByRole('searchbox', { name: 'Ce que dit l’écran' });
    await user.type(search, 'ELEMENTS bonjour');
    await waitFor(async () => expect(await texts()).toEqual(['Bonjour {{name}}, éléments à jour']));
    await user.clear(search);
    await user.type(search, 'property:list');
    await waitFor(async () => expect(await texts()).toEqual(['Nos biensBiens']));
    await user.clear(search);
    await user.type(search, 'introuvable');
    expect(await screen.findByText('Aucun texte ne correspond')).toBeVisible();
  });

  it('show only changed ones, with their author', async () => {
    await open('/admin/messages?changed=yes');
    expect(await texts()).toEqual(['Nos biensBiens']);
    expect(screen.getByRole('table')).toHaveTextContent('claire@pignon.test');
  });

  it('are changed with their placeholders, and published at once', async () => {
    const { user, api } = await open('/admin/messages?text=contact%3Agreeting');
    const dialog = await screen.findByRole('dialog');
    const box = await within(dialog).findByRole('textbox', { name: /Texte/ });
    await user.clear(box);
    await user.type(box, 'Bonjour');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findByText('Gardez {{name}} dans le texte.')).toBeVisible();
    expect(lastPatch(api)).toBeUndefined();
    await user.type(box, ' {{{{name}} !');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastPatch(api)).toMatchObject({
      params: { lang: 'fr' },
      body: { texts: { 'contact:greeting': 'Bonjour {{name}} !' } },
    });
    expect(i18n.t('contact:greeting', { name: 'Anne' })).toBe('Bonjour Anne !');
  });

  it('are reset to the shipped text, or say why not', async () => {
    const { user, api } = await open('/admin/messages?text=property%3Alist.title');
    await user.click(await screen.findByRole('button', { name: 'Rétablir le texte d’origine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastPatch(api)?.body).toEqual({ texts: { 'property:list.title': null } });
    expect(i18n.t('property:list.title')).toBe('Biens');
  });

  it('keep the dialog open when a reset fails', async () => {
    const { user } = await open('/admin/messages?text=property%3Alist.title', {
      'PATCH messages/{lang}': () => refuse('UNAVAILABLE'),
    });
    await user.click(await screen.findByRole('button', { name: 'Rétablir le texte d’origine' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rétablir le texte d’origine' })).toBeEnabled());
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

it('omits a text that no screen uses', () => {
  expect(screenTexts({ gone: 'x' }, [{ ...OWN, key: 'gone', shipped: null }])).toEqual([]);
});
