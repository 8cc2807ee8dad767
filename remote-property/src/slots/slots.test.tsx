import { screen, waitFor } from '@testing-library/react';
import type { HomeView } from '@pignon/shared/contract';
import { aPage, aPropertySummary, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { Slot as ContactProperties } from './contact-properties.slot';
import { Slot as Portfolio } from './portfolio.slot';
import { Slot as RecentProperties } from './recent-properties.slot';
import { Slot as ToComplete } from './to-complete.slot';

const HOUSE = aPropertySummary();

const OWN_VIEW: HomeView = { whose: 'ME', day: '2026-11-21' };
const AGENCY: HomeView = { whose: 'ALL', day: '2026-11-21' };

describe('recently changed properties on the home page', () => {
  it('are the user’s last five, whatever their status, linked to their pages', async () => {
    const { api } = await openPropertyScreen(<RecentProperties {...OWN_VIEW} />, {
      api: { 'POST property/find': () => aPage([HOUSE]) },
    });
    const link = await screen.findByRole('link', { name: 'Maison de ville avec jardin' });
    expect(link).toHaveAttribute('href', '/property/V26-00042');
    expect(api.received[0]?.body).toEqual({
      dto: { negotiator: 'manager@pignon.test' },
      pageSize: 5,
      order: { property: 'modifiedTime', direction: 'DESC' },
    });
  });

  it('are everybody’s for the whole agency', async () => {
    const { api } = await openPropertyScreen(<RecentProperties {...AGENCY} />, {
      api: { 'POST property/find': () => aPage([HOUSE]) },
    });
    expect(await screen.findByRole('link', { name: 'Maison de ville avec jardin' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Derniers biens modifiés' })).toBeVisible();
    expect(api.received[0]?.body).toMatchObject({ dto: {} });
  });

  it('show a skeleton while loading', async () => {
    await openPropertyScreen(<RecentProperties {...OWN_VIEW} />, {
      api: { 'POST property/find': () => new Promise<never>(() => undefined) },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
  });

  it('say when there are none', async () => {
    await openPropertyScreen(<RecentProperties {...OWN_VIEW} />, { api: { 'POST property/find': () => aPage([]) } });
    expect(await screen.findByText(/Aucun bien pour l’instant\./)).toBeVisible();
  });

  it('show the error and retry', async () => {
    const { api, user } = await openPropertyScreen(<RecentProperties {...OWN_VIEW} />, {
      api: { 'POST property/find': () => refuse('TOO_MANY_REQUESTS') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
    api.use({ 'POST property/find': () => aPage([HOUSE]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Maison de ville avec jardin')).toBeVisible();
  });
});

describe('incomplete properties on the home page', () => {
  const answers = (mandate: unknown[], dpe: unknown[], draft: unknown[]): FakeHandlers => ({
    'POST property/find': ({ body: { dto } }) => {
      const list = dto?.propertyStatus?.includes('DRAFT') ? draft : dto?.without ? dpe : mandate;
      return aPage(list as (typeof HOUSE)[]);
    },
  });

  it('are grouped by what they lack, each group linked to its list', async () => {
    await openPropertyScreen(<ToComplete {...OWN_VIEW} />, {
      api: answers([HOUSE], [], [aPropertySummary({ reference: 'V26-2', propertyStatus: 'DRAFT' })]),
    });
    expect(await screen.findByRole('link', { name: 'Sans mandat en cours' })).toHaveAttribute(
      'href',
      '/property/list?mandate=none,expired&negotiator=manager%40pignon.test',
    );
    expect(screen.getByRole('link', { name: 'Brouillons' })).toBeVisible();
    expect(screen.queryByText('DPE manquant')).toBeNull();
  });

  it('say when nothing is missing', async () => {
    await openPropertyScreen(<ToComplete {...OWN_VIEW} />, { api: answers([], [], []) });
    expect(await screen.findByText(/^Rien ne manque/)).toBeVisible();
  });

  it('show the error and retry', async () => {
    const { api, user } = await openPropertyScreen(<ToComplete {...OWN_VIEW} />, {
      api: { 'POST property/find': () => refuse('FORBIDDEN') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    api.use(answers([], [HOUSE], []));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('DPE manquant')).toBeVisible();
  });
});

describe('the figures of the portfolio', () => {
  const counted = (key: string, count: number, value: number | null) => ({ key, label: null, count, value, dto: {} });
  const cubes: FakeHandlers = {
    'POST property/find': () => aPage([HOUSE], 12),
    'POST property/cube': ({ body: { measure } }) => ({
      rows:
        measure === 'total'
          ? [counted('SALE', 33, 21_438_945), counted('RENT', 8, 9_279)]
          : [counted('SALE', 33, 4_427.29)],
      columns: [],
      cells: [],
      total: { count: 41, value: null, dto: {} },
    }),
  };

  it('show properties on the market, each count linked to its list', async () => {
    await openPropertyScreen(<Portfolio {...AGENCY} />, { api: cubes });
    expect(await screen.findByText(/21\s438\s945\s€/)).toBeVisible();
    expect(screen.getByText(/4\s427\s€\/m²/)).toBeVisible();
    expect(screen.getByRole('link', { name: '33' })).toHaveAttribute('href', '/property/list?transaction=sale');
    expect(screen.getByRole('link', { name: '12' })).toHaveAttribute(
      'href',
      '/property/list?status=under_offer,under_contract',
    );
  });

  it('show a dash without properties for sale', async () => {
    const emptyCube = { rows: [], columns: [], cells: [], total: { count: 0, value: null, dto: {} } };
    await openPropertyScreen(<Portfolio {...OWN_VIEW} />, {
      api: { 'POST property/find': () => aPage([]), 'POST property/cube': () => emptyCube },
    });
    expect(await screen.findByText('—')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '0' })).toHaveLength(3);
  });
});

describe('the properties of a contact', () => {
  const linkedProperty = (reference: string, ...types: ('OWNER' | 'TENANT')[]) => ({
    ...aPropertySummary({ reference, title: `Villa ${reference}` }),
    types,
  });
  const open = (api: FakeHandlers) => openPropertyScreen(<ContactProperties contactId={7} />, { api });

  it('are grouped by the contact’s role', async () => {
    await open({
      'GET property/byContact/{contactId}': () =>
        aPage([linkedProperty('V1', 'OWNER'), linkedProperty('V2', 'TENANT', 'OWNER')]),
    });
    const panel = await screen.findByRole('region', { name: /^Biens de ce contact/ });
    await waitFor(() => expect(panel).toHaveTextContent(/Propriétaire2.*Locataire1/));
    expect(screen.getAllByRole('link', { name: 'Villa V2' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Villa V1' })).toHaveAttribute('href', '/property/V1');
  });

  it('beyond the first page are reached by its pager, without counts of one page', async () => {
    const { user } = await open({
      'GET property/byContact/{contactId}': ({ query }) => {
        const number = Number(query.pageNumber ?? 0);
        const page = { number, size: 20, totalElements: 21, totalPages: 2 };
        return { content: [linkedProperty(number === 0 ? 'V1' : 'V21', 'OWNER')], page };
      },
    });
    expect(await screen.findByRole('link', { name: 'Villa V1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Propriétaire' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect(await screen.findByRole('link', { name: 'Villa V21' })).toBeVisible();
  });

  it('are hidden when there are none, and show an error', async () => {
    const { unmount } = await open({ 'GET property/byContact/{contactId}': () => aPage([]) });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    unmount();
    await open({ 'GET property/byContact/{contactId}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
