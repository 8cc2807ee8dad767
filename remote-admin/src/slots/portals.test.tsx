import { screen, waitFor, within } from '@testing-library/react';
import type { HomeView } from '@pignon/shared/contract';
import type { PropertyPortal } from '@pignon/shared/domain/sync/sync.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { refuse, renderScreen } from '@pignon/shared/testing';
import { aPortal, aRun } from '../features/sync/test/a-portal';
import fr from '../messages/fr';
import { Slot as Portals } from './property-portals.slot';
import { Slot as Summary } from './sync-summary.slot';

const messages = { namespace: 'admin', load: () => Promise.resolve(fr) };
const aPlace = (overrides: Partial<PropertyPortal> = {}): PropertyPortal => ({
  code: 'seloger',
  name: 'SeLoger',
  kind: 'POLIRIS',
  enabled: true,
  included: true,
  nextRun: '2026-11-25T05:30:00.000Z',
  published: {
    since: '2026-11-03T05:30:00.000Z',
    sentTime: '2026-11-24T05:30:00.000Z',
    changedTime: '2026-11-20T05:30:00.000Z',
    runId: 7,
    price: 425_000,
    photos: 5,
  },
  blocking: [],
  ...overrides,
});
const TITLE = { path: 'title', severity: 'BLOCKING', message: 'Le titre manque.', source: 'PORTAL' } as const;
const open = (portals: PropertyPortal[], roles: readonly Role[] = ['NEGOTIATOR'], privacy = false, api = {}) =>
  renderScreen(<Portals reference="V26-00001" />, {
    messages,
    roles,
    privacy,
    api: { 'GET property/{reference}/portals': () => portals, ...api },
  });
const panel = () => screen.findByRole('region', { name: /^Diffusion/ });

describe('the portals of a property', () => {
  it('are listed with start date, price and photos', async () => {
    await open([aPlace()]);
    expect(await panel()).toHaveTextContent(
      /SeLoger.*En ligne depuis le 03\/11\/2026 06:30.*425\s000\s€.*5 photos.*En ligne/,
    );
    expect(within(await panel()).queryByRole('link')).toBeNull();
  });

  it('state that a rent is monthly', async () => {
    await open([aPlace()], [], false, { 'GET property/{reference}': () => ({ transactionType: 'RENT' }) });
    await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent(/425\s000\s€\/mois/));
  });

  it('link to the run for users who may send', async () => {
    await open([aPlace()], ['SYNCHRO']);
    expect(within(await panel()).getByRole('link', { name: 'SeLoger' })).toHaveAttribute('href', '/sync/histo/7');
  });

  it.each<[string, Partial<PropertyPortal>, RegExp]>([
    ['goes next', { published: null }, /Prochain envoi le 25\/11\/2026 06:30.*Part/],
    ['is kept off', { published: null, included: false }, /Tenu à l’écart de ce portail.*Ne part pas/],
    ['leaves', { included: false }, /Retiré au prochain envoi/],
    ['stays where the portal is off', { included: false, enabled: false }, /Portail désactivé/],
    [
      'is blocked',
      { published: null, blocking: [TITLE] },
      /SeLogerNe partira qu’une fois corrigé.*Bloqué.*Le titre manque/,
    ],
  ])('say that the property %s', async (_, overrides, words) => {
    await open([aPlace(overrides)]);
    expect(await panel()).toHaveTextContent(words);
  });

  it('report that they could not be read, and are read again on request', async () => {
    const { user, api } = await open([], [], false, { 'GET property/{reference}/portals': () => refuse('INTERNAL') });
    expect(await within(await panel()).findByRole('alert')).toBeVisible();
    api.use({ 'GET property/{reference}/portals': () => [aPlace()] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('SeLoger')).toBeVisible();
  });

  it('are hidden from customers also when they could not be read', async () => {
    const { container, api } = await open([], [], true, {
      'GET property/{reference}/portals': () => refuse('INTERNAL'),
    });
    await waitFor(() => expect(api.received).not.toEqual([]));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('are hidden when no portal is used, and from customers', async () => {
    const { container } = await open([]);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    const masked = await open([aPlace()], ['NEGOTIATOR'], true);
    await waitFor(() => expect(masked.container).toBeEmptyDOMElement());
  });
});

it('counts failing portals in the summary of the day', async () => {
  const VIEW: HomeView = { whose: 'ALL', day: '2026-11-21' };
  const failed = aPortal({ lastRun: aRun({ status: 'FAILED' }) });
  await renderScreen(<Summary {...VIEW} />, {
    messages,
    roles: ['SYNCHRO'],
    api: { 'GET sync': () => [failed, aPortal()] },
  });
  expect(await screen.findByRole('link', { name: '1 diffusion en échec' })).toHaveAttribute('href', '/sync');
});
