import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { ContactPatch } from '@pignon/shared/domain/contact/contact-draft.schema';
import { aContact, aContactSummary, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page as EditPage } from './edit.page';
import { Page as NewPage } from './new.page';

jest.setTimeout(60_000);

const DOUBLE = { contact: aContactSummary({ id: 9 }), reasons: ['PHONE' as const], score: 50 };

const API: FakeHandlers = {
  'GET user': () => [aUser({ roles: ['NEGOTIATOR'] })],
  'GET user/me/draft/{key}': () => null,
  'PUT user/me/draft/{key}': () => ({
    key: 'contact:new',
    baseVersion: null,
    modifiedTime: '2026-11-21T09:32:00.000Z',
  }),
  'DELETE user/me/draft/{key}': () => undefined,
  'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: ['64200'] }],
  'GET commune/find': () => [{ insee: '64102', name: 'Bayonne', postcodes: ['64100'] }],
  'POST contact/duplicates': () => [],
  'GET contact/{id}': () => aContact(),
};
const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };

function create(api: FakeHandlers = {}, search = '') {
  sessionStorage.clear();
  return renderScreen(<NewPage />, {
    at: `/contact/new${search}`,
    route: '/contact/new',
    roles: ['NEGOTIATOR'],
    messages,
    api: { ...API, ...api },
  });
}

function edit(api: FakeHandlers = {}, privacy = false) {
  sessionStorage.clear();
  return renderScreen(<EditPage />, {
    at: '/contact/7/edit',
    route: '/contact/:id/edit',
    privacy,
    messages,
    api: { ...API, ...api },
  });
}

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' }, soon);
/** Finds a text: faster than by role in so large a form. */
const press = (words: string) => fireEvent.click(screen.getByText(words));
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

/** Timeout in milliseconds: the whole form has some fifty fields and renders slowly on a busy machine. */
const soon = { timeout: 10_000 };

describe('a new contact', () => {
  it('asks for telephone and e-mail right after the name, before optional fields', async () => {
    await create();
    await field('Nom');
    press('Ajouter un téléphone');
    const labels = ['Nom', 'Prénom', 'Téléphone 1', 'E-mail'];
    await field('Téléphone 1');
    const laterFields = ['Numéro et rue', 'Date de naissance', 'Budget'].map(
      (words) => screen.getAllByText(new RegExp(`^${words}`))[0],
    );
    const fields = labels.map((name) => screen.getByLabelText(name, { selector: 'input' }));
    for (const [at, one] of fields.entries())
      for (const next of [...fields.slice(at + 1), ...laterFields])
        expect(one.compareDocumentPosition(next as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is a customer looking for a house between 250 000 and 750 000 €, and can become an owner', async () => {
    const received: number[] = [];
    const end = bus.on('contact.saved', ({ contactId }) => received.push(contactId));
    const { api, address } = await create({ 'POST contact': () => aContact({ id: 12 }) });
    type(await field('Nom'), 'Harispe');
    expect(screen.getByText(/Budget de 250\s000\s€ à 750\s000\s€/)).toBeVisible();
    press('Ajouter un téléphone');
    press('Créer le contact');
    await waitFor(() => expect(address()).toBe('/contact/12'), soon);
    const saveRequest = api.received.find(({ key }) => key === 'POST contact');
    expect(saveRequest?.body).toMatchObject({ lastName: 'Harispe', contactType: ['CUSTOMER'], phone: [] });
    expect(saveRequest?.body).not.toHaveProperty('id');
    expect(saveRequest?.headers['idempotency-key']).toBeTruthy();
    expect(received).toEqual([12]);
    end();
  });

  it('starts with the name and telephone of its address, under its own draft', async () => {
    const { api } = await create({}, '?name=HARISPE+Ma%C3%AFalen&phone=0612345678&email=sans-arobase');
    expect(await field('Nom')).toHaveValue('HARISPE');
    expect(await field('Prénom')).toHaveValue('Maïalen');
    expect(screen.getByDisplayValue('06 12 34 56 78')).toBeVisible();
    const draft = () => api.received.find(({ key }) => key === 'GET user/me/draft/{key}');
    await waitFor(() => expect(draft()?.params).toEqual({ key: 'contact:new-harispe-maialen-33612345678' }));
  });

  it('has the type given by the requesting page, which receives its id', async () => {
    const received: unknown[] = [];
    const end = bus.on('contact.saved', (payload) => received.push(payload));
    const { api, address } = await create({ 'POST contact': () => aContact({ id: 12 }) }, '?type=owner&asked=form-1');
    type(await field('Nom'), 'Harispe');
    press('Créer le contact');
    await waitFor(() => expect(address()).toBe('/contact/12'), soon);
    const saveRequest = api.received.find(({ key }) => key === 'POST contact');
    expect(saveRequest?.body).toMatchObject({ contactType: ['OWNER'], filters: [] });
    expect(received).toEqual([{ contactId: 12 }, { contactId: 12, asked: 'form-1' }]);
    end();
  });

  it('requires a name or a company', async () => {
    const { api } = await create();
    await field('Nom');
    press('Créer le contact');
    expect(await screen.findByText('Un nom ou une société est requis.', {}, soon)).toBeVisible();
    expect(await field('Nom')).toHaveFocus();
    expect(api.received.some(({ key }) => key === 'POST contact')).toBe(false);
  });

  it('requires a type and a valid e-mail address', async () => {
    const { api } = await create();
    type(await field('Nom'), 'Harispe');
    type(await field('E-mail'), 'sans arobase');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Client' }));
    press('Créer le contact');
    expect(await screen.findByText('Veuillez choisir au moins une valeur', {}, soon)).toBeVisible();
    expect(screen.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
    expect(await field('Nom')).toHaveValue('Harispe');
    expect(api.received.some(({ key }) => key === 'POST contact')).toBe(false);
  });

  it('assumes no consent: answer, channel, date and proof are required', async () => {
    const { api } = await create({ 'POST contact': () => aContact({ id: 12 }) });
    type(await field('Nom'), 'Harispe');
    press('Ajouter un consentement');
    const line = await screen.findByRole('group', { name: 'Consentement 1' }, soon);
    const box = (name: RegExp) => within(line).getByLabelText(name);
    press('Créer le contact');
    await waitFor(() => expect(box(/^Moyen/)).toBeInvalid(), soon);
    for (const name of [/^Réponse/, /^Date/]) expect(box(name)).toBeInvalid();
    type(box(/^Moyen/), 'EMAIL');
    type(box(/^Réponse/), 'true');
    type(box(/^Date/), '05/01/2026');
    fireEvent.blur(box(/^Date/));
    press('Créer le contact');
    expect(await within(line).findByText(/^Indiquez ce qui prouve cet accord/, {}, soon)).toBeVisible();
    expect(api.received.some(({ key }) => key === 'POST contact')).toBe(false);
    expect(box(/^Date/)).toHaveValue('05/01/2026');
    type(box(/^Preuve/), 'Bon de visite signé');
    press('Créer le contact');
    await waitFor(() => expect(api.received.some(({ key }) => key === 'POST contact')).toBe(true), soon);
    expect(api.received.find(({ key }) => key === 'POST contact')?.body).toMatchObject({
      consents: [{ channel: 'EMAIL', given: true, date: '2026-01-05', proof: 'Bon de visite signé' }],
    });
  });

  it('shows possible duplicates while typing', async () => {
    const { api } = await create({ 'POST contact/duplicates': () => [DOUBLE] });
    type(await field('E-mail'), 'maialen@example.test');
    const duplicates = await screen.findByRole('complementary', { name: /Déjà connus/ });
    const link = await within(duplicates).findByRole('link', { name: /Harispe Maialen/ }, soon);
    expect(link).toHaveAttribute('href', '/contact/9');
    expect(within(duplicates).getByText('Même téléphone')).toBeVisible();
    expect(api.received.find(({ key }) => key === 'POST contact/duplicates')?.body).toEqual({
      email: 'maialen@example.test',
    });
  });

  it('has a commune found by search, which fills in the postcode', async () => {
    await create();
    type(await field('Commune'), 'bay');
    fireEvent.click(await screen.findByText('Bayonne', { selector: 'li *' }, soon));
    expect(await field('Commune')).toHaveValue('Bayonne');
    expect(await field('Code postal')).toHaveValue('64100');
  });

  it('has one main telephone', async () => {
    await create();
    await field('Nom');
    press('Ajouter un téléphone');
    await field('Téléphone 1');
    press('Ajouter un téléphone');
    await field('Téléphone 2');
    const [first, second] = await screen.findAllByLabelText('À appeler d’abord', {}, soon);
    fireEvent.click(first!);
    fireEvent.click(second!);
    await waitFor(() => expect(second).toBeChecked());
    expect(first).not.toBeChecked();
  });

  it('refuses an inverted range', async () => {
    await create();
    type(await screen.findByLabelText(/^Budget\s: minimum$/), '900000');
    type(await field('Nom'), 'Harispe');
    press('Créer le contact');
    expect(await screen.findByText(/^Budget\s: le minimum dépasse le maximum\.$/, {}, soon)).toBeVisible();
  });
});

describe('changing a contact', () => {
  it('sends changed fields with the version, then shows the contact', async () => {
    const { api, address } = await edit({ 'PATCH contact/{id}': () => aContact({ version: 2 }) });
    type(await field('Nom'), 'Etcheverry');
    press('Enregistrer');
    await waitFor(() => expect(address()).toBe('/contact/7'), soon);
    const saveRequest = api.received.find(({ key }) => key === 'PATCH contact/{id}');
    expect(saveRequest?.body).toEqual({ lastName: 'Etcheverry' });
    expect(saveRequest?.headers['if-match']).toBe('"1"');
  });

  it('offers a choice where a colleague changed the same field', async () => {
    const colleagueContact = aContact({ negotiator: 'manager@pignon.test', source: 'Portail', version: 2 });
    const { api } = await edit({
      'PATCH contact/{id}': ({ body }) =>
        (body as ContactPatch).source === 'Salon'
          ? refuse('STALE', undefined, { current: colleagueContact })
          : colleagueContact,
    });
    type(await field('Origine'), 'Salon');
    press('Enregistrer');
    const dialog = await screen.findByRole('dialog', {}, soon);
    expect(within(dialog).getByText('Portail')).toBeVisible();
    expect(within(dialog).getByText('Salon')).toBeVisible();
    expect(api.received.filter(({ key }) => key === 'PATCH contact/{id}')).toHaveLength(1);
  });

  it('is not possible in front of a customer', async () => {
    await edit({}, true);
    expect(await screen.findByRole('heading', { name: 'L’écran client est activé' })).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Harispe|@|12.34.56/);
  });

  it('shows a skeleton, an error, and an unknown contact', async () => {
    const { api } = await edit({ 'GET contact/{id}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'GET contact/{id}': () => refuse('NOT_FOUND') });
    press('Réessayer');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ce contact n’existe pas' })).toBeVisible();
  });
});
