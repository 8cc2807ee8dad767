import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { aUser, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { priceDropStore } from '../features/price-drop/last-price-drop';
import { aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page as EditPage } from './edit.page';
import { Page as NewPage } from './new.page';

jest.setTimeout(60_000);

const API: FakeHandlers = {
  'GET user': () => [aUser({ roles: ['NEGOTIATOR'] })],
  'GET user/me/draft/{key}': () => null,
  'PUT user/me/draft/{key}': () => ({
    key: 'property:new',
    baseVersion: null,
    modifiedTime: '2026-11-21T09:32:00.000Z',
  }),
  'DELETE user/me/draft/{key}': () => undefined,
  'GET agency': () => ({ ...EMPTY_AGENCY, version: 1, modifiedTime: null }),
  'POST contact/byIds': () => ({ content: [] }),
  'GET property/{reference}': () => aProperty(),
};

function create(at = '/property/new', api: FakeHandlers = {}, privacy = false) {
  sessionStorage.clear();
  return openPropertyScreen(<NewPage />, {
    at,
    route: '/property/new',
    roles: ['NEGOTIATOR'],
    privacy,
    api: { ...API, ...api },
  });
}

function edit(api: FakeHandlers = {}, place = '') {
  sessionStorage.clear();
  return openPropertyScreen(<EditPage />, {
    at: `/property/V26-00042/edit${place}`,
    route: '/property/:reference/edit',
    api: { ...API, ...api },
  });
}

/** Timeout in milliseconds: the whole form has some eighty fields and renders slowly on a busy machine. */
const soon = { timeout: 15_000 };
const field = (name: string) => screen.findByLabelText(name, { selector: 'input' }, soon);
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
/** Path of the focused field; faster to compare than elements. */
const focused = () => document.activeElement?.id;
/** Finds a text: faster than by role in so large a form. */
const press = (words: string) => fireEvent.click(screen.getByText(words));

describe('a new property', () => {
  it('can be a copy, which names its source and starts as a draft', async () => {
    const { api } = await create('/property/new?from=V26-00042', { 'POST property': () => aProperty() });
    expect(await screen.findByText('Copie de V26-00042', {}, soon)).toBeVisible();
    expect(await field('Titre de l’annonce')).toHaveValue('Maison de ville avec jardin');
    press('Créer le bien');
    await waitFor(() => expect(api.received.some(({ key }) => key === 'POST property')).toBe(true), soon);
    const body = api.received.find(({ key }) => key === 'POST property')?.body;
    expect(body).toMatchObject({
      propertyStatus: 'DRAFT',
      comments: [],
      contactTypes: { 12: ['OWNER'], 14: ['NOTARY'] },
    });
    expect(body).not.toHaveProperty('reference');
  });

  it('focuses the first invalid field, from top to bottom', async () => {
    const { api } = await create();
    const net = await field('Net vendeur');
    press('Créer le bien');
    await waitFor(() => expect(focused()).toBe(net.id), soon);
    await waitFor(() => expect(net).toHaveAccessibleDescription(/Le prix est requis/), soon);
    type(net, '250000');
    press('Créer le bien');
    await waitFor(() => expect(focused()).toMatch(/contactTypes$/), soon);
    await waitFor(
      () => expect(document.activeElement).toHaveAccessibleDescription(/Au moins 1 contact est requis/),
      soon,
    );
    expect(api.received.some(({ key }) => key === 'POST property')).toBe(false);
  });

  it('is not possible in front of a customer, nor is editing', async () => {
    await create('/property/new', {}, true);
    expect(await screen.findByRole('heading', { name: 'L’écran client est activé' })).toBeVisible();
  });
});

describe('changing a property', () => {
  it('sends changed fields with the version, then shows the property and reports a lower price', async () => {
    const { api, address } = await edit({
      'PATCH property/{reference}': () => aProperty({ price: 240_350, version: 2 }),
    });
    type(await field('Titre de l’annonce'), 'Maison rénovée');
    press('Enregistrer');
    await waitFor(() => expect(address()).toBe('/property/V26-00042'), soon);
    const saveRequest = api.received.find(({ key }) => key === 'PATCH property/{reference}');
    expect(saveRequest?.body).toEqual({ title: 'Maison rénovée' });
    expect(saveRequest?.headers['if-match']).toBe('"1"');
    expect(priceDropStore.get()).toEqual({ reference: 'V26-00042', before: 261_250, after: 240_350 });
  });

  it('offers a choice where a colleague changed the same field, with formatted values', async () => {
    const { financialInfo } = aProperty();
    const colleagueProperty = aProperty({
      propertyStatus: 'UNDER_OFFER',
      financialInfo: { ...financialInfo, priceNoFees: 240_000 },
      version: 2,
    });
    await edit({ 'PATCH property/{reference}': () => refuse('STALE', undefined, { current: colleagueProperty }) });
    type(await field('Net vendeur'), '245000');
    fireEvent.change(screen.getByLabelText('Statut'), { target: { value: 'UNDER_CONTRACT' } });
    press('Enregistrer');
    const dialog = await screen.findByRole('dialog', {}, soon);
    expect(within(dialog).getByText(/240\s000\s€/)).toBeVisible();
    expect(within(dialog).getByText(/245\s000\s€/)).toBeVisible();
    expect(within(dialog).getByText('Sous offre')).toBeVisible();
    expect(within(dialog).getByText('Sous compromis')).toBeVisible();
  });

  it('starts at the field that the address names, for a letting too', async () => {
    await edit({ 'GET property/{reference}': () => aRental({ reference: 'V26-00042' }) }, '#rentalInfo.deposit');
    await waitFor(() => expect(focused()).toMatch(/rentalInfo_deposit$/), soon);
  });

  it('explains legal rules for a class while it is chosen, and saves all the same', async () => {
    const { api } = await edit({
      'GET property/{reference}': () => aRental({ reference: 'V26-00042' }),
      'PATCH property/{reference}': () => aRental({ reference: 'V26-00042', version: 2 }),
    });
    await field('Loyer hors charges');
    fireEvent.change(screen.getByLabelText('Classe énergie (DPE)'), { target: { value: 'G' } });
    expect(await screen.findByText('Un logement classé G ne peut plus être mis en location.', {}, soon)).toBeVisible();
    press('Enregistrer');
    await waitFor(() => expect(api.received.some(({ key }) => key === 'PATCH property/{reference}')).toBe(true), soon);
  });

  it('reports a missing property, and an error', async () => {
    const { api } = await edit({ 'GET property/{reference}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'GET property/{reference}': () => refuse('NOT_FOUND') });
    press('Réessayer');
    expect(await screen.findByRole('heading', { name: 'Ce bien n’existe pas' }, soon)).toBeVisible();
  });
});
