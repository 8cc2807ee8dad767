import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { EXPORTED_COLUMNS, TABLE_COLUMNS } from '@pignon/shared/domain/contact/list/contact-columns';
import { aContactSummary, aPage, refuse, renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './list.page';

const LATE = { timeout: 20_000 };
const MANAGER = 'manager@pignon.test';
const FILLED: ContactSummary['columns'] = { source: 'Vitrine', secondEmail: 'peio@exemple.test' };

const KEY = 'pignon.contact-columns';

/** Stores columns as another tab of this machine does. */
function keep(columns: readonly string[], owner = MANAGER) {
  const newValue = JSON.stringify({ owner, columns });
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: localStorage }));
}

beforeEach(() => keep([]));

function open(columns = FILLED, overrides: Partial<ScreenOptions> = {}) {
  return renderScreen(<Page />, {
    at: '/contact/list',
    route: '/contact/list/:type?',
    roles: ['MANAGER'],
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'POST contact/find': () => aPage([aContactSummary({ id: 1, lastName: 'Couple', columns })], 1),
      'GET user': () => [],
      'GET user/me/view': () => [],
      'GET contact/source': () => [],
    },
    ...overrides,
  });
}

const heads = async () => {
  await screen.findByRole('columnheader', { name: /Nom/ }, LATE);
  return screen.getAllByRole('columnheader').map((headerCell) => headerCell.textContent);
};

describe('the columns of the list of contacts', () => {
  it('are the defaults first, without requesting other fields', async () => {
    const { api } = await open();
    expect(await heads()).toEqual(expect.arrayContaining(['Types', 'Commune']));
    const body = api.received.find(({ key }) => key === 'POST contact/find')?.body;
    expect(body).not.toHaveProperty('columns');
    expect(screen.queryByText('Vitrine')).not.toBeInTheDocument();
  });

  it('include fields of the catalogue, which are then requested and stored for the user', async () => {
    const { api, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choisir les colonnes' }, LATE));
    const menu = await screen.findByRole('dialog', { name: 'Colonnes du tableau' });
    await user.click(await within(menu).findByRole('checkbox', { name: 'Origine' }, LATE));
    expect(within(menu).getAllByRole('checkbox')).toHaveLength(TABLE_COLUMNS.length);
    expect(await screen.findByText('Vitrine', {}, LATE)).toBeInTheDocument();
    const lastBody = () => api.received.filter(({ key }) => key === 'POST contact/find').at(-1)?.body;
    await waitFor(() => expect(lastBody()).toMatchObject({ columns: ['source'] }));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({
      columns: expect.arrayContaining(['source']) as unknown,
    });
  });

  it('hide private fields while a customer looks', async () => {
    keep(['source', 'secondEmail']);
    await open(FILLED, { privacy: true });
    expect((await heads()).filter(Boolean).slice(-2)).toEqual(['Origine', 'E-mail, 2ᵉ personne']);
    expect(screen.getByText('Vitrine')).toBeInTheDocument();
    expect(screen.queryByText('peio@exemple.test')).not.toBeInTheDocument();
  });

  it('show private fields otherwise', async () => {
    keep(['source', 'secondEmail']);
    await open(FILLED, { privacy: false });
    expect(await screen.findByText('peio@exemple.test', {}, LATE)).toBeInTheDocument();
  });

  it('ignore another user’s choice in the same browser', async () => {
    keep(['source'], 'someone.else@pignon.test');
    await open();
    expect(await heads()).not.toContain('Origine');
  });

  it('are exported after the usual ones, and requested only when others are shown', async () => {
    const { api, user } = await open();
    api.use({ 'POST contact/export': () => refuse('UNAVAILABLE') });
    const exported = () => api.received.filter(({ key }) => key === 'POST contact/export').at(-1)?.body;
    const press = async () => user.click(await screen.findByRole('button', { name: 'Exporter' }, LATE));
    await press();
    await waitFor(() => expect(exported()).toBeDefined());
    expect(exported()).not.toHaveProperty('columns');
    act(() => keep(['city', 'secondEmail']));
    await press();
    await waitFor(() => expect(exported()).toMatchObject({ columns: [...EXPORTED_COLUMNS, 'secondEmail'] }));
  });
});
