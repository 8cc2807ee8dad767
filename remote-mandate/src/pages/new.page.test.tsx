import { screen, waitFor } from '@testing-library/react';
import { aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { aMandate } from '../test/a-mandate';
import { aFullMandate, anEntrusted, someContacts } from '../test/a-full-mandate';
import { Page } from './new.page';

const FORM = { timeout: 10_000 };
const TIME = 30_000;

function open(at = '/mandate/new?property=V26-00042', api: FakeHandlers = {}, privacy = false) {
  sessionStorage.clear();
  return renderScreen(<Page />, {
    at,
    route: '/mandate/new',
    privacy,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET property/{reference}': () => anEntrusted(),
      'POST contact/byIds': ({ body }) => someContacts(body),
      'POST mandate/find': () => aPage([]),
      'POST mandate': () => aFullMandate(),
      'GET user': () => [aUser({ roles: ['NEGOTIATOR', 'MANAGER'] })],
      'GET user/me/draft/{key}': () => null,
      'DELETE user/me/draft/{key}': () => undefined,
      ...api,
    },
  });
}

const create = () => screen.findByRole('button', { name: 'Créer le mandat' }, FORM);

// the form comes by itself on the page; here it is to be there in time
beforeAll(() => import('../features/form/new-form'), 60_000);

describe('a new mandate', () => {
  it(
    'starts from the owners, price and fees of its property, and leads to its page',
    async () => {
      const { user, api, address } = await open();
      await user.click(await screen.findByRole('radio', { name: /^Exclusif/ }, FORM));
      expect(await screen.findByText('Harispe Maialen')).toBeVisible();
      expect(screen.getByText(/^11\s250\s€$/)).toBeVisible();
      await user.click(await create());
      await waitFor(() => expect(address()).toBe('/mandate/3'));
      const sent = api.received.find(({ key }) => key === 'POST mandate');
      expect(sent?.body).toMatchObject({
        propertyRef: 'V26-00042',
        type: 'EXCLUSIVE',
        counterParts: [7, 8],
        price: 261_250,
        durationMonths: 3,
        negotiators: ['manager@pignon.test'],
        partner: null,
      });
      expect(sent?.headers['idempotency-key']).toBeTruthy();
    },
    TIME,
  );

  it(
    'says beside each field what is missing, and sends nothing',
    async () => {
      const { user, api } = await open();
      await user.click(await screen.findByRole('radio', { name: /^Délégation|^Partenaire/ }, FORM));
      await user.clear(screen.getByLabelText('Prix de vente'));
      for (const name of ['Harispe Maialen', 'Dufau Jean'])
        await user.click(await screen.findByRole('button', { name: `Retirer ${name}` }));
      await user.click(await create());
      await waitFor(() => expect(screen.getByLabelText('Nom de l’agence')).toHaveFocus());
      expect(screen.getByRole('button', { name: /^\d champs à corriger$/ })).toBeVisible();
      expect(screen.getAllByText('Ce champ est requis').length).toBeGreaterThan(2);
      expect(api.received.filter(({ key }) => key === 'POST mandate')).toEqual([]);
    },
    TIME,
  );

  it(
    'keeps names and the fees’ rate out of the document while a customer looks',
    async () => {
      const { container } = await open(undefined, {}, true);
      await create();
      expect(container.textContent).not.toMatch(/Harispe|11\s250|250\s000/);
      expect(screen.queryByLabelText('Taux d’honoraires')).toBeNull();
    },
    TIME,
  );

  it('warns of what runs already', async () => {
    await open(undefined, { 'POST mandate/find': () => aPage([aMandate()]) });
    expect(await screen.findByText(/^Un mandat exclusif de ce bien est en cours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir ce mandat' })).toHaveAttribute('href', '/mandate/3');
  });

  it('asks for the property first', async () => {
    const hit = {
      kind: 'property',
      reference: 'V26-00042',
      label: 'Maison',
      detail: 'Bayonne',
      archived: false,
    } as const;
    const { user, address } = await open('/mandate/new', { 'GET search': () => [hit] });
    await user.type(screen.getByRole('combobox', { name: 'Référence, titre, ville…' }), 'bayonne');
    await user.click(await screen.findByRole('option', { name: /Maison/ }));
    expect(address()).toBe('/mandate/new?property=V26-00042');
  });

  it('says that the property is unknown, or what went wrong', async () => {
    const { unmount } = await open(undefined, { 'GET property/{reference}': () => refuse('NOT_FOUND') });
    expect(await screen.findByText(/V26-00042 n’existe pas/)).toBeVisible();
    unmount();
    await open(undefined, { 'GET property/{reference}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('waits in its layout', async () => {
    await open(undefined, { 'GET property/{reference}': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });
});
