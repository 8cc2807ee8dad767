import { screen, waitFor } from '@testing-library/react';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { DEFAULT_TEXTS } from '@pignon/shared/domain/mandate/texts/default-texts';
import { aMandate, aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { aRental } from '@pignon/shared/domain/property/test/a-property';
import type { MandateFields } from '@pignon/shared/domain/mandate/mandate.schema';
import fr from '../messages/fr';
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

// loads the lazy form before the first test
beforeAll(() => import('../features/form/new-form'), 60_000);

describe('a new mandate', () => {
  it(
    'starts with the property’s owners, price and fees, and opens its page once created',
    async () => {
      const { user, api, address } = await open();
      await user.click(await screen.findByRole('radio', { name: /^Exclusif/ }, FORM));
      expect(await screen.findByText('Harispe Maialen')).toBeVisible();
      expect(screen.getByText(/^11\s250\s€$/)).toBeVisible();
      await user.click(await create());
      await waitFor(() => expect(address()).toBe('/mandate/3'));
      const createRequest = api.received.find(({ key }) => key === 'POST mandate');
      expect(createRequest?.body).toMatchObject({
        propertyRef: 'V26-00042',
        type: 'EXCLUSIVE',
        counterParts: [7, 8],
        price: 261_250,
        durationMonths: 3,
        negotiators: ['manager@pignon.test'],
        partner: null,
      });
      expect(createRequest?.headers['idempotency-key']).toBeTruthy();
    },
    TIME,
  );

  it(
    'can have its own texts, based on the agency’s, and a blank document for an appointment',
    async () => {
      const { user, api } = await open(undefined, {
        'GET agency': () => ({ ...EMPTY_AGENCY, version: 1, modifiedTime: null }),
      });
      await user.click(await screen.findByRole('switch', { name: /^Comptes rendus.: texte propre/ }, FORM));
      const text = await screen.findByRole('textbox', { name: 'Comptes rendus' });
      expect(text).toHaveValue(DEFAULT_TEXTS.SALE.reporting);
      await user.clear(text);
      await user.type(text, 'Chaque lundi.');
      await user.click(screen.getByRole('button', { name: 'Mandat vierge' }));
      expect(await screen.findByRole('menuitem', { name: 'Vente, mandat exclusif' })).toBeVisible();
      await user.keyboard('{Escape}');
      await user.click(await create());
      await waitFor(() =>
        expect(api.received.find(({ key }) => key === 'POST mandate')?.body).toMatchObject({
          texts: { means: null, reporting: 'Chaque lundi.', powers: null, clauses: null },
        }),
      );
    },
    TIME,
  );

  it(
    'shows each missing value at its field, and sends nothing',
    async () => {
      const { user, api } = await open();
      await user.click(await screen.findByRole('radio', { name: /^En délégation|^Partenaire/ }, FORM));
      await user.clear(screen.getByLabelText('Prix'));
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
    'hides names and the rate of the fees while a customer looks',
    async () => {
      const { container } = await open(undefined, {}, true);
      await create();
      expect(container.textContent).not.toMatch(/Harispe|11\s250|250\s000/);
      expect(screen.queryByLabelText('Taux d’honoraires')).toBeNull();
    },
    TIME,
  );

  it(
    'asks for the kind of a letting mandate, and for powers and fees of a management mandate',
    async () => {
      const rental = anEntrusted({ ...aRental(), reference: 'V26-00042', contactTypes: { 7: ['OWNER'] } });
      const agency = { ...EMPTY_AGENCY, version: 1, modifiedTime: null };
      const { user, api } = await open(undefined, {
        'GET property/{reference}': () => rental,
        'GET agency': () => agency,
      });
      expect(await screen.findByLabelText('Honoraires à la charge du locataire', {}, FORM)).toHaveValue('553,50');
      expect(screen.queryByLabelText('Taux des honoraires de gestion')).toBeNull();
      await user.click(screen.getByRole('radio', { name: /^Gestion/ }));
      expect(await screen.findByRole('checkbox', { name: /^Recevoir tous loyers/ })).toBeChecked();
      await user.click(screen.getByRole('checkbox', { name: /^Mettre en demeure/ }));
      await user.type(screen.getByLabelText('Taux des honoraires de gestion'), '7,2');
      await user.click(await create());
      await waitFor(() => expect(api.received.some(({ key }) => key === 'POST mandate')).toBe(true));
      const body = api.received.find(({ key }) => key === 'POST mandate')?.body as MandateFields;
      expect(body).toMatchObject({ register: 'G', letting: { tenantFee: 553.5, landlordFee: 553.5 } });
      expect(body.management).toMatchObject({ feeRate: 7.2, accounts: 'MONTHLY' });
      expect(body.management?.powers).toContain('CLAIM');
    },
    TIME,
  );

  it('warns of a running mandate', async () => {
    await open(undefined, { 'POST mandate/find': () => aPage([aMandate()]) });
    expect(await screen.findByText(/^Un mandat exclusif de ce bien est en cours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir ce mandat' })).toHaveAttribute('href', '/mandate/3');
  });

  it('asks for the property first', async () => {
    const hit = {
      kind: 'property',
      reference: 'V26-00042',
      transactionType: 'SALE',
      propertyStatus: 'ACTIVE',
      label: 'Maison',
      detail: 'Bayonne',
      archived: false,
    } as const;
    const { user, address } = await open('/mandate/new', { 'GET search': () => [hit] });
    await user.type(screen.getByRole('combobox', { name: 'Référence, titre, ville…' }), 'bayonne');
    await user.click(await screen.findByRole('option', { name: /Maison/ }));
    expect(address()).toBe('/mandate/new?property=V26-00042');
  });

  it('reports an unknown property, and an error', async () => {
    const { unmount } = await open(undefined, { 'GET property/{reference}': () => refuse('NOT_FOUND') });
    expect(await screen.findByText(/V26-00042 n’existe pas/)).toBeVisible();
    unmount();
    await open(undefined, { 'GET property/{reference}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('shows a skeleton while loading', async () => {
    await open(undefined, { 'GET property/{reference}': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });
});
